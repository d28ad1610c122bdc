// Every rule a form has to meet before it is published (signup-forms §5), as one list in the order
// of the builder: pages and fields, theme and behaviour, domain, connections. What the account has
// to meet (terms, credits, limits) is in unmet-prerequisites.ts. `builderErrors` is the part
// about the form's own content; a form can be tested once that part is empty.

import { isLinkUrl } from '../links/link-url-error.ts';
import { isHostName } from '../validation/contact-rules.ts';
import { behaviorErrors } from './behavior-errors.ts';
import { connectionErrors, type FormConnections } from './connection-errors.ts';
import type { FormProblem } from './form-problem.ts';
import { inputErrors } from './input-errors.ts';
import { pageErrors } from './page-errors.ts';
import type { SignupFormSettings } from './signup-form.ts';
import { uniqueInputErrors } from './unique-input-errors.ts';

export function publishErrors(
  form: SignupFormSettings,
  connections: FormConnections,
): FormProblem[] {
  const domainMessage = domainError(form.domain);
  const code = form.domain.trim() === '' ? 'domain-missing' : 'domain-invalid';
  return [
    ...builderErrors(form),
    ...(domainMessage ? [{ code, message: domainMessage, where: 'domain' } as const] : []),
    ...connectionErrors(form.pages, connections),
  ];
}

export function builderErrors(form: SignupFormSettings): FormProblem[] {
  return [
    ...pageErrors(form),
    ...form.pages.flatMap((page, pageIndex) =>
      page.inputs.flatMap((input, index) =>
        inputErrors(input, `pages.${pageIndex}.inputs.${index}`),
      ),
    ),
    ...uniqueInputErrors(form.pages),
    ...behaviorErrors(form),
  ];
}

/** Test is enabled when the content is valid and the form has been saved (signup-forms §4). */
export function isTestAvailable(form: SignupFormSettings & { id: number | null }): boolean {
  return form.id !== null && builderErrors(form).length === 0;
}

// A form is published on a domain, written as a bare host or as an address (signup-forms §5). It is a
// public host name, so neither `a.b` nor an IP address; the exception is localhost, where the demo
// shop runs.
export function domainError(domain: string): string | null {
  const text = domain.trim();
  if (text === '') return 'Domain required to publish your form';
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const host = url.replace(/^[^:]*:\/\//, '').replace(/[/?#:].*$/, '');
  const isHost = isHostName(host) || host.toLowerCase() === 'localhost';
  return isHost && isLinkUrl(url) ? null : 'Must be a valid domain';
}
