import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const letter = composeMail({
  publicUrl: 'https://tandem.example',
  subject: 'Your receipt',
  title: 'Thank you',
  parts: [
    'We charged <you> & yours.',
    { heading: 'Northwind' },
    { caption: '1 unread conversation' },
    {
      rows: [
        { label: 'Premium', value: '$499.00' },
        { label: 'Paid', value: '$499.00', isTotal: true },
      ],
    },
    {
      item: { title: 'Petalmere', text: 'Shall we?', url: 'https://tandem.example/app/messaging' },
    },
    { link: { label: '2 more', url: 'https://tandem.example/app/messaging?all=1&new=1' } },
    { button: { label: 'See the receipt', url: 'https://tandem.example/app/"quoted"' } },
  ],
  footer: 'You own Northwind.',
  footerLinks: [{ label: 'Unsubscribe', url: 'https://tandem.example/app/unsubscribe/x' }],
});

it('says in plain text all that it says in HTML', () => {
  expect(letter.text).toBe(
    [
      'We charged <you> & yours.',
      '',
      'Northwind',
      '',
      '1 unread conversation',
      '',
      'Premium: $499.00',
      'Paid: $499.00',
      '',
      '- Petalmere: Shall we?',
      '  https://tandem.example/app/messaging',
      '',
      '2 more:',
      'https://tandem.example/app/messaging?all=1&new=1',
      '',
      'See the receipt:',
      'https://tandem.example/app/"quoted"',
      '',
      '--',
      'You own Northwind.',
      'Unsubscribe: https://tandem.example/app/unsubscribe/x',
      'Tandem, https://tandem.example',
    ].join('\n'),
  );
  const seen = letter.html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)));
  for (const line of letter.text.split('\n').filter((text) => !/^--$|https:/.test(text))) {
    for (const word of line.replace(/^- |:/g, '').split(' ')) expect(seen).toContain(word);
  }
});

it('lets nothing that people wrote become markup', () => {
  expect(letter.html).toContain('We charged &#60;you&#62; &#38; yours.');
  expect(letter.html).toContain('href="https://tandem.example/app/&#34;quoted&#34;"');
});

it('has one logo, one width, a preview, and a dark side', () => {
  expect(letter.html.match(/<img /g)).toHaveLength(1);
  expect(letter.html).toContain('src="https://tandem.example/app/mail-logo.png"');
  expect(letter.html).toContain('max-width:560px');
  expect(letter.html).toContain('prefers-color-scheme:dark');
  expect(letter.html).toContain('name="color-scheme" content="light dark"');
  expect(letter.html).toMatch(/display:none[^>]*>We charged/);
});
