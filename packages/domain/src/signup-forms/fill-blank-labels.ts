// Saving never fails over a blank field: a blank label becomes "untitled n" with the lowest free
// number, in small letters unlike the builder's own "Untitled n", and a blank placeholder becomes
// "untitled" (both signup-forms §5). Labels stay unique across all pages. Filling twice changes
// nothing more.
import { freeNumber, isLabel } from './custom-input.ts';
import type { FormInput, FormPage } from './signup-form.ts';

export function fillBlankLabels(pages: readonly FormPage[]): FormPage[] {
  const taken: Pick<FormInput, 'label'>[] = pages.flatMap((page) => page.inputs);
  const fill = (input: FormInput): FormInput => {
    const placeholder = input.placeholder.trim() === '' ? 'untitled' : input.placeholder;
    if (input.label.trim() !== '') return { ...input, placeholder };
    const number = freeNumber((n) => taken.some((other) => isLabel(other, `untitled ${n}`)));
    const filled = { ...input, label: `untitled ${number}`, placeholder };
    taken.push(filled);
    return filled;
  };
  return pages.map((page) => ({ ...page, inputs: page.inputs.map(fill) }));
}
