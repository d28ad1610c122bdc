import { expect, it } from 'vitest';
import { replyLink } from './reply-link.ts';

const ticket = {
  email: 'owner@northwind.example',
  subject: 'Q&A? 100%',
  message: 'First line\nsecond & last',
};

it('quotes what was asked, whatever characters it holds', () => {
  const url = new URL(replyLink(ticket));
  expect(url.pathname).toBe('owner@northwind.example');
  expect(url.searchParams.get('subject')).toBe('Re: Q&A? 100%');
  expect(url.searchParams.get('body')).toBe('\n\n> First line\n> second & last');
});

it('writes to nobody but the sender', () => {
  const url = new URL(replyLink({ ...ticket, email: "a?bcc=x@evil.example&cc=,'@b.example" }));
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.pathname).not.toContain(',');
});

it('quotes only the beginning of a long message', () => {
  const { length } = replyLink({ ...ticket, message: 'x'.repeat(5000) });
  expect(length).toBeLessThan(2000);
});
