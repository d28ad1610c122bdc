import { describe, expect, it } from 'vitest';
import { Html, html } from './html.ts';

describe('html', () => {
  it('escapes what is put in, in text and in attributes', () => {
    const name = `<img src=x onerror="alert('&')">`;
    expect(html`<p title="${name}">${name}</p>`.text).not.toMatch(/<img|"alert|'&'/);
  });

  it('keeps markup of its own kind, also in lists', () => {
    const rows = ['a', '<b>'].map((row) => html`<li>${row}</li>`);
    expect(html`<ul>${rows}</ul>`.text).toBe('<ul><li>a</li><li>&#60;b&#62;</li></ul>');
  });

  it('shows a zero and nothing for an empty text', () => {
    expect(html`${0}${''}`).toEqual(new Html('0'));
  });
});
