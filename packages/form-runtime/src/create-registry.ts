import type { BrandForms, RuntimeForm } from './runtime-form.ts';

/** Starts each form of each brand once per page, however often its script runs. */
export function createRegistry(
  start: (form: RuntimeForm, brandId: number) => void,
): (brand: BrandForms) => void {
  const started = new Set<number>();
  return ({ brandId, forms }) => {
    for (const form of forms) {
      if (started.has(form.id)) continue;
      started.add(form.id);
      start(form, brandId);
    }
  };
}
