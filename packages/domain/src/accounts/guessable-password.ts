// Which passwords are tried first by whoever guesses: what many people use, and what is known of
// the person. They meet every demand of the checklist all the same, because a word in fashion was
// decorated until the form was content. So the decoration is taken off again: digits and signs at
// both ends, signs in between, digits that stand for letters. What is left must not be a word of
// the list, nor the person's own.

import { rule, type Validator } from '../validation/validator.ts';
import { COMMON_WORDS, KEYBOARD_WALKS } from './common-words.ts';
import { passwordChecklist } from './password.ts';

export const COMMON_PASSWORD = 'Too many people use passwords like this';
export const PASSWORD_OF_OUR_NAME = 'Too easy to guess from our name, Tandem';
export const PASSWORD_OF_OWN_WORDS = 'Too easy to guess from your name, email or brand';

// `own` is what others can know of the person: name, address, names of their brands. Whoever is
// refused is told the reason that holds, or they would look for it in the wrong place.
export function notGuessable(own: readonly string[] = []): Validator {
  const common = rule(COMMON_PASSWORD, (text) => !isCommon(text));
  const ownWords = own.flatMap(wordsIn);
  const known = [PRODUCT, ...ownWords];
  const person = rule(PASSWORD_OF_OWN_WORDS, (text) => !isBuiltOn(ownWords, known, text));
  const ours = rule(PASSWORD_OF_OUR_NAME, (text) => !isBuiltOn([PRODUCT], known, text));
  return (text) => common(text) ?? person(text) ?? ours(text);
}

// All that is demanded of a new password, for the list beside its field. The last demand counts as
// met once the others are: before that, what is typed is no password yet.
export function newPasswordChecklist(text: string, own: readonly string[] = []): ChecklistItem[] {
  const items = passwordChecklist(text);
  const met = items.every((item) => item.met) && !notGuessable(own)(text);
  return [...items, { key: 'guessable', label: 'No common word, name or brand', met }];
}

type ChecklistItem = { key: string; label: string; met: boolean };

function isCommon(text: string): boolean {
  const plain = plainly(text);
  if (KEYBOARD_WALKS.has(unshifted(plain)) || isLetterBesideRun(plain)) return true;
  return heartsOf(plain).some(
    (heart) => COMMON_WORDS.has(heart) || COMMON_WORDS.has(halfOf(heart)),
  );
}

// Aa123456!: hardly a letter, and digits in a row.
function isLetterBesideRun(plain: string): boolean {
  return plain.replaceAll(/[^a-z]/g, '').length <= 2 && isRun(digitsIn(plain));
}

// One of the words, with next to nothing or another known word beside it.
function isBuiltOn(words: readonly string[], known: readonly string[], text: string): boolean {
  return heartsOf(plainly(text)).some((heart) =>
    words.some((word) => {
      if (!heart.includes(word)) return false;
      const rest = heart.replace(word, '');
      return rest.length <= 2 || COMMON_WORDS.has(rest) || known.includes(rest);
    }),
  );
}

const PRODUCT = 'tandem';

// The words of a name or an address, and all of them in one; shorter than three letters, a word
// would be found in anything. Where an address ends (.com) says nothing about anybody.
function wordsIn(known: string): string[] {
  const named = plainly(known).replace(/(@.*)\.[a-z]+$/, '$1');
  const words = named.split(/[^a-z]+/);
  return [...words, words.join('')].filter((word) => word.length >= 3);
}

function plainly(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

// What may be meant, without its decoration. Much decoration that is no row of digits makes a
// password hard to guess whatever it decorates: then there is no heart.
function heartsOf(plain: string): string[] {
  const hearts = [plain, plain.replaceAll('$', 's')].flatMap((text) => {
    const inner = text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
    return [inner.replaceAll(/[^a-z]/g, ''), asLetters(inner, 'i'), asLetters(inner, 'l')];
  });
  return hearts.filter((heart) => {
    const decoration = plain.length - heart.length;
    return heart !== '' && (decoration <= MOST_DECORATION || isRun(digitsIn(plain)));
  });
}

const MOST_DECORATION = 6;

function asLetters(text: string, one: 'i' | 'l'): string {
  return text.replaceAll(/[^a-z]/g, (sign) =>
    /[1!|]/.test(sign) ? one : (LETTER_FOR[sign] ?? ''),
  );
}

const LETTER_FOR: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
};

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : '';
}

// 123456, 987654, 1111, 123123.
function isRun(digits: string): boolean {
  if (digits.length < 3) return false;
  return (
    RUNS.some((run) => run.includes(digits)) || (halfOf(digits) !== '' && isRun(halfOf(digits)))
  );
}

const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  ...Array.from('0123456789', (digit) => digit.repeat(20)),
];

function unshifted(text: string): string {
  return text.replaceAll(/[^a-z0-9]/g, (sign) => {
    const key = SHIFTED_DIGITS.indexOf(sign);
    return key < 0 ? '' : String(key);
  });
}

const SHIFTED_DIGITS = ')!@#$%^&*(';
