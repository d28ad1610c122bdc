// Changing the pages of a form.

import { freeNumber, isLabel } from './custom-input.ts';
import type { FormInput, FormPage } from './signup-form.ts';

// A page can be deleted while the form has more than 2 pages, so that an input page and the success
// page always remain; the success page, the last one, stays in any case (signup-forms §5). New
// pages go in front of the success page.
export function deletePage<T>(pages: readonly T[], index: number): T[] {
  return canDeletePage(pages.length, index) ? pages.toSpliced(index, 1) : [...pages];
}

export function canDeletePage(pageCount: number, index: number): boolean {
  return pageCount > 2 && index >= 0 && index < pageCount - 1;
}

export function addPage<T>(pages: readonly T[], page: T): T[] {
  return pages.toSpliced(Math.max(0, pages.length - 1), 0, page);
}

// Saving never fails over a blank field: a blank label becomes "untitled n" with the lowest free
// number, in small letters unlike the builder's own "Untitled n", and a blank placeholder becomes
// "untitled" (both signup-forms §5). Labels stay unique across all pages. Filling twice changes
// nothing more.
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
