// One reason why a form cannot be published or tested. `message` is the text shown, `where` the
// dotted path of the setting it is about ('pages.0.inputs.1.label'), so that the builder can open
// the right drawer and the API can name the field. `code` is for programs, as texts may be shared.

export type FormProblem = {
  code: FormProblemCode;
  message: string;
  where: string;
  /** A longer explanation, where the specification gives two texts for one rule. */
  hint?: string;
};

export type FormProblemCode =
  | 'domain-missing'
  | 'domain-invalid'
  | 'input-page-missing'
  | 'page-without-fields'
  | 'contact-field-missing'
  | 'image-missing'
  | 'page-image-missing'
  | 'name-taken'
  | 'esp-value-taken'
  | 'input-text'
  | 'number'
  | 'esp-missing'
  | 'esp-unsupported'
  | 'email-field-missing'
  | 'sms-series-missing';

export function hasInput(
  pages: readonly { inputs: readonly { name: string }[] }[],
  name: string,
): boolean {
  return pages.some((page) => page.inputs.some((input) => input.name === name));
}
