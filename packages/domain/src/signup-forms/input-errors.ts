// What can be wrong with a single field (signup-forms §5). Label and placeholder are required; the
// words of a custom field and the options of a dropdown hold at most 32 characters. The texts are
// those of platform §5.
import { countCharacters } from '../validation/text-rules.ts';
import type { FormProblem } from './form-problem.ts';
import type { FormInput } from './signup-form.ts';

export function inputErrors(input: FormInput, where: string): FormProblem[] {
  const problems: FormProblem[] = [];
  const check = (text: string, place: string, isLimited: boolean) => {
    const message = wordsError(text, isLimited);
    if (message) problems.push({ code: 'input-text', message, where: `${where}.${place}` });
  };
  check(input.label, 'label', !input.isTemplate);
  check(input.placeholder, 'placeholder', !input.isTemplate);
  if (input.type === 'dropdown') {
    if (input.dropdownOptions.length === 0) check('', 'dropdownOptions', true);
    input.dropdownOptions.forEach((option, index) => {
      check(option, `dropdownOptions.${index}`, true);
    });
  }
  return problems;
}

export const MAX_CUSTOM_TEXT_LENGTH = 32;

function wordsError(text: string, isLimited: boolean): string | null {
  const length = countCharacters(text.trim());
  if (length === 0) return 'Required field';
  return isLimited && length > MAX_CUSTOM_TEXT_LENGTH
    ? `Cannot exceed ${MAX_CUSTOM_TEXT_LENGTH} characters`
    : null;
}
