import type { FormTrigger } from '@tandem/domain/signup-forms/form-trigger';
import type { FormType } from '@tandem/domain/signup-forms/form-type';

/** What the runtime knows of a form; the server sends active forms only. */
export interface RuntimeForm {
  id: number;
  type: FormType;
  trigger: FormTrigger;
}

/** What the script of one brand carries besides the runtime itself. */
export interface BrandForms {
  brandId: number;
  forms: RuntimeForm[];
}
