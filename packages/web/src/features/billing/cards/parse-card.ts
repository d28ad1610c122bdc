import { rule, type Validator } from '@tandem/domain/validation/validator';

/** Digits in groups of four, as they stand on a card. Only while typing at the end: editing in the middle must not move the cursor. */
export function groupCardNumber(typed: string, before: string): string {
  if (typed.length <= before.length) return typed;
  const digits = typed.replaceAll(/\D/g, '').slice(0, 19);
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * Writes an expiry as it stands on the card, however it is typed or pasted: 3/29 is 03/29, 12/2030
 * is 12/30. A first digit above 1 is a whole month. Deleting is left alone.
 */
export function groupExpiry(typed: string, before: string): string {
  if (typed.length <= before.length) return typed;
  const [, month = '', cut = '', rest = ''] = /^(\d{0,2})(\D*)(.*)$/.exec(typed.trim()) ?? [];
  const isWhole = month.length === 2 || cut !== '' || /^[2-9]/.test(month);
  if (!isWhole || month === '') return month;
  return `${month.padStart(2, '0')}/${shortYear(rest.replaceAll(/\D/g, ''))}`;
}

/** 2030 is 30; 20 and 203 wait for what follows. */
function shortYear(digits: string): string {
  if (/^20\d\d/.test(digits)) return digits.slice(2, 4);
  return /^20\d$/.test(digits) ? digits : digits.slice(0, 2);
}

/** Reads 03/27; undefined when it is no month of a year. */
export function parseExpiry(text: string): { expMonth: number; expYear: number } | undefined {
  const match = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text);
  const expMonth = Number(match?.[1]);
  if (!match || expMonth < 1 || expMonth > 12) return undefined;
  return { expMonth, expYear: 2000 + Number(match[2]) };
}

export function cardNumber(): Validator {
  return rule('Must be a card number', (text) => /^\d{13,19}$/.test(text.replaceAll(/[\s-]/g, '')));
}

export function securityCode(): Validator {
  return rule('Must be 3 or 4 digits', (text) => /^\d{3,4}$/.test(text));
}

export function expiry(now: Date): Validator {
  return rule('Must be a month from now on, such as 03/29', (text) => {
    const parsed = parseExpiry(text);
    return parsed !== undefined && new Date(parsed.expYear, parsed.expMonth, 1) > now;
  });
}
