import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrierSegments, isGsmExtension, isGsmText } from './carrier-segments.ts';

describe('carrierSegments', () => {
  it.each([
    ['nothing', '', 0, 1],
    ['one full single segment', 'a'.repeat(160), 160, 1],
    ['one over', 'a'.repeat(161), 161, 2],
    ['two full segments', 'a'.repeat(306), 306, 2],
    ['one over two', 'a'.repeat(307), 307, 3],
    ['an extension character that still fits', `${'a'.repeat(158)}€`, 160, 1],
    ['an extension character that does not', `${'a'.repeat(159)}€`, 161, 2],
    // 152 + 2 would split the pair, so the first segment goes out one unit short.
    ['an extension character on the border', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 306, 3],
    ['the same units without a border', `€${'a'.repeat(304)}`, 306, 2],
  ])('bills %s in 7-bit units', (_, text, units, segments) => {
    expect(carrierSegments(text)).toEqual({ encoding: 'GSM-7', units, segments });
  });

  it.each([
    ['one full single segment', 'ж'.repeat(70), 70, 1],
    ['one over', 'ж'.repeat(71), 71, 2],
    ['two full segments', 'ж'.repeat(134), 134, 2],
    ['one over two', 'ж'.repeat(135), 135, 3],
    ['an extension character, which is one unit here', `ж€`, 2, 1],
    ['a full segment of emoji', '🎉'.repeat(35), 70, 1],
    ['emoji that leave a unit unused in each segment', '🎉'.repeat(67), 134, 3],
    ['emoji at even places', `жж${'🎉'.repeat(66)}`, 134, 3],
    ['emoji that fit exactly', `ж${'🎉'.repeat(33)}${'🎉'.repeat(33)}ж`, 134, 2],
  ])('bills %s in UTF-16 units', (_, text, units, segments) => {
    expect(carrierSegments(text)).toEqual({ encoding: 'UCS-2', units, segments });
  });

  it('never bills fewer segments than the units need, nor more than one extra per segment', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '€', 'ж', '🎉'), maxLength: 400 });
    fc.assert(
      fc.property(text, (value) => {
        const { encoding, units, segments } = carrierSegments(value);
        const size = encoding === 'GSM-7' ? 153 : 67;
        if (segments > 1) expect(segments).toBeGreaterThanOrEqual(Math.ceil(units / size));
        expect(segments).toBeLessThanOrEqual(Math.max(1, Math.ceil(units / (size - 1))));
      }),
      { numRuns: 100 },
    );
  });
});

describe('isGsmText', () => {
  it('knows 127 basic and 10 extension characters', () => {
    // The table has 128 places, one of which is the escape to the extension table.
    const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code));
    const known = all.filter(isGsmText);
    expect(known.filter((character) => !isGsmExtension(character))).toHaveLength(127);
    expect(known.filter(isGsmExtension).join('')).toBe('\f[\\]^{|}~€');
  });

  it.each([
    ['', true],
    ['Save 10% at Acme, é è ñ £5!\r\n', true],
    ['{5€}', true],
    ['ç', false],
    ['`', false],
    ['\t', false],
    ['\u00a0', false],
    ['It\u2019s', false],
    ['🎉', false],
  ])('answers for %j: %s', (text, expected) => {
    expect(isGsmText(text)).toBe(expected);
  });
});
