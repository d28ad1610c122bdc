import { expect, it } from 'vitest';
import { redirectUnknown } from './redirect-unknown.ts';

it.each([
  ['/app/nowhere', '/nowhere?v=d'],
  ['/app/nowhere?a=1', '/nowhere?a=1&v=d'],
  ['/app/nowhere?v=x', '/nowhere?v=d'],
])('sends the unknown address %s to %s', (from, to) => {
  const answer = redirectUnknown({ request: new Request(`https://tandem.example${from}`) });
  expect(answer?.headers.get('Location')).toBe(to);
});

it('stays where v=d is already set', () => {
  const request = new Request('https://tandem.example/app/nowhere?v=d');
  expect(redirectUnknown({ request })).toBeNull();
});
