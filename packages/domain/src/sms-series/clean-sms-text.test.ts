import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGsmText } from './carrier-segments.ts';
import { cleanSmsText } from './clean-sms-text.ts';

describe('cleanSmsText', () => {
  it.each([
    ['single quotes', '‘a’ ‚b‛ ′ʹʻʼˈ´`', "'a' 'b' '''''''".replace("b'", "b'")],
    ['double quotes', '“a” „b‟ ″ «c»', '"a" "b" " "c"'],
    ['angle quotes', '‹a›', '<a>'],
    ['dashes', '‐ ‑ ‒ – — ― −', '- - - - - - -'],
    ['bullets', '• · ∙', '* * *'],
    ['an ellipsis', 'Wait…', 'Wait...'],
    ['special spaces', 'a\u00a0b\u2000c\u200ad\u202fe\u205ff\u3000g\th', 'a b c d e f g h'],
    ['accents', 'Café Ñandú Ångström über çà', 'Cafe Nandu Angstrom uber ca'],
    ['separate accents', 'Cafe\u0301 e\u0323\u0302', 'Cafe e'],
    ['letters without a decomposition', 'ßẞæÆœŒøØłŁđĐðÐþÞıħĦ', 'ssSSaeAEoeOEoOlLdDdDthThihH'],
    ['ligatures and full-width letters', 'ﬁne Ｓａｌｅ', 'fine Sale'],
    ['control characters', 'a\0b\x07c\x08d\x0be\x0cf\x0eg\x1fh\x7fi\x80j\x9fk', 'abcdefghijk'],
    [
      'invisible marks',
      'a\xadb\u200bc\u200cd\u200ee\u200ff\u202ag\u202eh\u2060i\u2069j\ufeffk',
      'abcdefghijk',
    ],
    ['line ends', 'a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne'],
    ['an accent hidden behind a soft hyphen', 'e\xad\u0301', 'e'],
  ])('replaces %s', (_, text, plain) => {
    expect(cleanSmsText(text)).toEqual({ text: plain, changed: true });
  });

  it.each([
    ['plain text', 'Hi! Save 10% - "now", it\'s *|COUPON_CODE|* at https://acme.com/a_b?c=d&e\n'],
    ['an emoji family', '👩\u200d👩\u200d👧 ❤\ufe0f'],
    ['letters whose mark belongs to them', 'йод が 한국'],
    ['the empty text', ''],
  ])('leaves %s alone', (_, text) => {
    expect(cleanSmsText(text)).toEqual({ text, changed: false });
  });

  it('changes nothing more the second time', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.nat(0x30ff).map((code) => String.fromCharCode(code)),
        fc.constantFrom(...'eß\u0301\u00ad\r\n\u200dʼ🎉'),
      ),
    });
    fc.assert(
      fc.property(text, (value) => {
        const once = cleanSmsText(value).text;
        expect(cleanSmsText(once)).toEqual({ text: once, changed: false });
      }),
      { numRuns: 200 },
    );
  });

  it('brings Western European text into the carrier alphabet', () => {
    const letter = fc
      .integer({ min: 0xc0, max: 0xff })
      .filter((code) => code !== 0xd7 && code !== 0xf7);
    fc.assert(
      fc.property(fc.array(letter), (codes) =>
        isGsmText(cleanSmsText(String.fromCharCode(...codes)).text),
      ),
      { numRuns: 100 },
    );
  });
});
