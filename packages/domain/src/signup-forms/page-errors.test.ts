import { describe, expect, it } from 'vitest';
import { defaultSignupForm } from './default-signup-form.ts';
import { pageErrors } from './page-errors.ts';
import type { FormPage } from './signup-form.ts';
import { standardInput } from './standard-input.ts';

const form = defaultSignupForm({ type: 'popup' });
const [template] = form.pages as [FormPage];
const page = (names: ('email' | 'phone' | 'city')[], url: string | null = null): FormPage => ({
  ...template,
  inputs: names.map(standardInput),
  heroImage: { url, fileName: null },
});
const success = page([]);

describe('pageErrors about fields', () => {
  it.each([
    ['an email', [page(['email']), success]],
    ['a phone', [page(['phone']), success]],
    ['an email on the second page', [page(['city']), page(['email']), success]],
  ])('finds nothing with %s', (_, pages) => {
    expect(pageErrors({ ...form, pages })).toEqual([]);
  });

  const noPage = {
    code: 'input-page-missing',
    message: 'Your signup form must have at least one input page.',
    where: 'pages',
  };
  const noContact = {
    code: 'contact-field-missing',
    message: 'Your signup form must have either an Email or Phone field.',
    where: 'pages',
  };
  const noFields = (index: number) => ({
    code: 'page-without-fields',
    message: 'Page with missing fields',
    where: `pages.${index}.inputs`,
    hint: 'You must have at least one field per form page/step',
  });
  it.each([
    ['no page at all', [], [noPage, noContact]],
    ['only the success page', [success], [noPage, noContact]],
    ['an email on the success page only', [page(['email'])], [noPage, noContact]],
    ['no way to reach the shopper', [page(['city']), success], [noContact]],
    ['an empty second page', [page(['email']), page([]), success], [noFields(1)]],
    ['an empty first page', [page([]), success], [noFields(0), noContact]],
  ])('reports %s', (_, pages, problems) => {
    expect(pageErrors({ ...form, pages })).toEqual(problems);
  });
});

describe('pageErrors about images', () => {
  const pages = [page(['email'], '/a.jpg'), page([], null)];
  const formImage = {
    code: 'image-missing',
    message: 'Image required to publish your form',
    where: 'heroImage',
  };
  const pageImage = (index: number) => ({
    code: 'page-image-missing',
    message: 'Image required to publish your lightbox',
    where: `pages.${index}.heroImage`,
  });
  const heroImage = { url: null, fileName: null, position: 'left' } as const;

  it.each(['left', 'right', 'top'] as const)(
    'are needed on every page at position %s',
    (position) => {
      expect(pageErrors({ ...form, pages, heroImage: { ...heroImage, position } })).toEqual([
        formImage,
        pageImage(1),
      ]);
    },
  );

  it('name each page that lacks one', () => {
    const bare = [page(['email'], ''), success];
    expect(pageErrors({ ...form, pages: bare, heroImage })).toEqual([
      formImage,
      pageImage(0),
      pageImage(1),
    ]);
  });

  it('come once for the form in the mobile design', () => {
    expect(pageErrors({ ...form, pages, heroImage, viewMode: 'mobile' })).toEqual([formImage]);
  });

  it.each([
    ['without an image in the layout', { heroImage: { ...heroImage, position: 'none' as const } }],
    ['in an embed', { heroImage, type: 'embed' as const }],
    ['when every page has one', { heroImage, pages: [page(['email'], '/a'), page([], '/b')] }],
  ])('are not needed %s', (_, change) => {
    expect(pageErrors({ ...form, pages, ...change })).toEqual([]);
  });
});
