// Names, labels and ESP values are each unique across all pages of a form (signup-forms §5),
// compared without case and surrounding spaces. The later of two alike is the one in error, since
// it came second. Blank ones are left to other rules.
import type { FormProblem } from './form-problem.ts';
import type { FormInput, FormPage } from './signup-form.ts';

export function uniqueInputErrors(pages: readonly FormPage[]): FormProblem[] {
  return [
    ...duplicates(pages, 'name').map(toProblem('name-taken', NAME_TAKEN)),
    ...duplicates(pages, 'label').map(toProblem('name-taken', NAME_TAKEN)),
    ...duplicates(pages, 'espValue').map(toProblem('esp-value-taken', ESP_VALUE_TAKEN)),
  ];
}

const NAME_TAKEN = 'This field name is already taken. Choose another unique name';
const ESP_VALUE_TAKEN = 'This value is already in use with another field';

function duplicates(pages: readonly FormPage[], key: 'name' | 'label' | 'espValue'): string[] {
  const seen = new Set<string>();
  const places: string[] = [];
  pages.forEach((page, pageIndex) => {
    page.inputs.forEach((input: FormInput, inputIndex) => {
      const value = input[key].trim().toLowerCase();
      if (seen.has(value)) places.push(`pages.${pageIndex}.inputs.${inputIndex}.${key}`);
      if (value !== '') seen.add(value);
    });
  });
  return places;
}

function toProblem(code: FormProblem['code'], message: string) {
  return (where: string): FormProblem => ({ code, message, where });
}
