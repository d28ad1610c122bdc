import { describe, expect, it } from 'vitest';
import { socialHandle } from './social-handle.ts';

describe('socialHandle', () => {
  it.each(['acme', 'Acme_1', 'a.b-c!', '_', '7'])('accepts %s', (handle) => {
    expect(socialHandle()(handle)).toBeUndefined();
  });

  it.each(['@acme', 'a b', 'a/b', 'https://x.com/acme', 'a,b', 'a#'])('refuses %s', (handle) => {
    expect(socialHandle()(handle)?.message).toBe('Must be a valid social handle');
  });
});
