import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logoPath } from './logo-path.ts';

describe('logoPath', () => {
  it.each([
    ['logos/7', 'main', 'logos/7/main.png'],
    ['logos/7/', 'thumb', 'logos/7/thumb.png'],
    ['logos/7/own.png', 'thumb', 'logos/7/own.png'],
    ['logos/7/own.PNG', 'main', 'logos/7/own.PNG'],
    ['logos/7/own.jpeg', 'main', 'logos/7/own.jpeg'],
    ['logos/7/own.jpg', 'main', 'logos/7/own.jpg/main.png'],
    ['logos/png/7', 'main', 'logos/png/7/main.png'],
    ['', 'main', ''],
  ] as const)('finds %j in size %s at %j', (path, size, found) => {
    expect(logoPath(path, size)).toBe(found);
  });

  it('leaves a found path alone', () => {
    const path = fc.string({ unit: fc.constantFrom('a', '/', '.', 'png', 'jpeg', 'jpg') });
    fc.assert(
      fc.property(path, fc.constantFrom('main', 'thumb'), (stored, size) => {
        const found = logoPath(stored, size);
        expect(logoPath(found, 'main')).toBe(found);
      }),
      { numRuns: 50 },
    );
  });
});
