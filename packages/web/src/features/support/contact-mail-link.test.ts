import { expect, it } from 'vitest';
import { contactMailLink } from './contact-mail-link.ts';

it('carries every field into the mail, whatever characters it holds', () => {
  const link = contactMailLink('hello@tandem.example', {
    name: 'Brand Owner',
    email: 'owner@northwind.example',
    subject: 'Q&A? 100%',
    message: 'First line\nsecond & last ',
  });
  const url = new URL(link);
  expect(url.pathname).toBe('hello@tandem.example');
  expect(url.searchParams.get('subject')).toBe('Q&A? 100%');
  expect(url.searchParams.get('body')).toBe(
    'First line\nsecond & last\n\nBrand Owner\nowner@northwind.example',
  );
});
