import { expect, it } from 'vitest';
import { redirectLightbox } from './redirect-lightbox.ts';

it.each([
  ['/app/lightbox/12/settings/fields?type=embed', '/signup-form/12/settings/fields?type=embed'],
  ['/app/lightbox/new', '/signup-form/new'],
  ['/app/lightbox', '/signup-form/new'],
  ['/app/lightbox/', '/signup-form/new'],
])('sends %s to %s', (from, to) => {
  const answer = redirectLightbox({ request: new Request(`https://tandem.example${from}`) });
  expect(answer.headers.get('Location')).toBe(to);
});
