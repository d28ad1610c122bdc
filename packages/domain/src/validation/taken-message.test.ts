import { describe, expect, it } from 'vitest';
import { takenMessage } from './taken-message.ts';

describe('takenMessage', () => {
  it.each([
    ['brandDomain', 'acme.com', 'acme.com has been taken'],
    ['brandName', 'Acme', 'Acme already exists on the platform'],
    ['email', 'hello@acme.com', 'hello@acme.com has been taken'],
  ] as const)('words a taken %s', (field, value, message) => {
    expect(takenMessage(field, value)).toBe(message);
  });
});
