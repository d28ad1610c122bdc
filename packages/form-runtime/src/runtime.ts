import { createRegistry } from './create-registry.ts';
import { openForm } from './open-form.ts';
import type { BrandForms } from './runtime-form.ts';
import { whenDue } from './when-due.ts';

declare global {
  interface Window {
    tandemForms?: (brand: BrandForms) => void;
  }
}

// The first script on a page wins: shops paste the snippet twice, or a tag manager adds it again
// after a change of page, and a shopper must still see each form once.
window.tandemForms ??= createRegistry((form, brandId) => {
  whenDue(form, window, () => openForm(form, brandId, document));
});
