import { describe, expect, it } from 'vitest';
import { isGsmExtension, isGsmText } from './is-gsm-text.ts';

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
