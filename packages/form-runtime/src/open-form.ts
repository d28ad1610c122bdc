import type { RuntimeForm } from './runtime-form.ts';

/** What a shop's own scripts may listen for, for example to count openings. */
export interface FormOpened {
  brandId: number;
  formId: number;
}

/** Opens a form and tells the page so. Drawing it arrives with the signup form builder. */
export function openForm(form: RuntimeForm, brandId: number, document: Document): void {
  const detail: FormOpened = { brandId, formId: form.id };
  document.dispatchEvent(new CustomEvent('tandem:form-opened', { detail }));
}
