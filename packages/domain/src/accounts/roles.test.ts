import { describe, expect, it } from 'vitest';
import { roleAtLeast } from './roles.ts';

describe('roleAtLeast', () => {
  it.each([
    ['viewer', 'viewer', true],
    ['viewer', 'member', false],
    ['viewer', 'owner', false],
    ['member', 'viewer', true],
    ['member', 'member', true],
    ['member', 'owner', false],
    ['owner', 'viewer', true],
    ['owner', 'member', true],
    ['owner', 'owner', true],
  ] as const)('%s may do what needs %s: %s', (role, needed, allowed) => {
    expect(roleAtLeast(role, needed)).toBe(allowed);
  });
});
