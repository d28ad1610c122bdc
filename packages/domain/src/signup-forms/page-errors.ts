// What can be wrong with the pages (signup-forms §5). There is at least one page before the success
// page, each of those has a field, and somewhere among them is an email or a phone. A popup whose
// layout has an image needs one on every page; the form-wide text comes once, the text of each page
// only in the desktop design, where the images are placed.
import { type FormProblem, hasInput } from './form-problem.ts';
import type { SignupFormSettings } from './signup-form.ts';

export function pageErrors(form: CheckedPages): FormProblem[] {
  return [...fieldErrors(form), ...imageErrors(form)];
}

type CheckedPages = Pick<SignupFormSettings, 'type' | 'pages' | 'heroImage' | 'viewMode'>;

function fieldErrors({ pages }: CheckedPages): FormProblem[] {
  const problems: FormProblem[] = [];
  const inputPages = pages.slice(0, -1);
  if (inputPages.length === 0) {
    const message = 'Your signup form must have at least one input page.';
    problems.push({ code: 'input-page-missing', message, where: 'pages' });
  }
  inputPages.forEach((page, index) => {
    if (page.inputs.length > 0) return;
    problems.push({
      code: 'page-without-fields',
      message: 'Page with missing fields',
      where: `pages.${index}.inputs`,
      hint: 'You must have at least one field per form page/step',
    });
  });
  if (!hasInput(inputPages, 'email') && !hasInput(inputPages, 'phone')) {
    const message = 'Your signup form must have either an Email or Phone field.';
    problems.push({ code: 'contact-field-missing', message, where: 'pages' });
  }
  return problems;
}

function imageErrors({ type, pages, heroImage, viewMode }: CheckedPages): FormProblem[] {
  if (type !== 'popup' || heroImage.position === 'none') return [];
  const lacking = pages.flatMap((page, index) => (page.heroImage.url ? [] : [index]));
  if (lacking.length === 0) return [];
  const forPages = lacking.map(
    (index): FormProblem => ({
      code: 'page-image-missing',
      message: 'Image required to publish your lightbox',
      where: `pages.${index}.heroImage`,
    }),
  );
  const message = 'Image required to publish your form';
  return [
    { code: 'image-missing', message, where: 'heroImage' },
    ...(viewMode === 'desktop' ? forPages : []),
  ];
}
