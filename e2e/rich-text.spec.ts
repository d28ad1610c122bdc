import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Journey, journey, useBrowser } from './journey.ts';
import { pasteInto } from './paste-into.ts';

useBrowser();

describe('the text editor', () => {
  editing(
    'sends with Enter and starts a line with Shift-Enter',
    async ({ editor, replies, keys }) => {
      await keys('Hello', 'Shift+Enter', 'there', 'Enter');
      expect(await replies()).toEqual(['<p>Hello<br>there</p>']);
      expect(await editor.textContent()).toBe('');
      await keys('Enter', 'Shift+Enter', 'Control+Enter');
      expect(await replies()).toHaveLength(1);
    },
  );

  editing(
    'goes on with a list until an empty item, and sends it with Ctrl-Enter',
    async ({ replies, keys }) => {
      await keys('- one', 'Enter', 'two', 'Enter', 'Enter', 'after', 'Control+Enter');
      expect(await replies()).toEqual([
        '<ul><li><p>one</p></li><li><p>two</p></li></ul><p>after</p>',
      ]);
      await keys('- three', 'Control+Enter');
      expect(await replies()).toHaveLength(2);
    },
  );

  editing('formats by keys and by buttons that tell their state', async ({ page, html, keys }) => {
    const reply = page.locator('[aria-label="Formatting"]').first();
    const bold = reply.getByRole('button', { name: 'Bold' });
    await keys('a', 'Control+b', 'b');
    expect(await bold.getAttribute('aria-pressed')).toBe('true');
    await bold.click();
    expect(await bold.getAttribute('aria-pressed')).toBe('false');
    await keys('c', 'Control+i', 'd', 'Control+i', 'Control+Shift+8');
    expect(await html()).toBe('<ul><li><p>a<strong>b</strong>c<em>d</em></p></li></ul>');
    await reply.getByRole('button', { name: 'Bullet list' }).click();
    expect(await html()).toBe('<p>a<strong>b</strong>c<em>d</em></p>');
  });

  editing('lets the Tab key go on to its buttons, from a list too', async ({ page, keys }) => {
    await keys('- one', 'Enter', 'two', 'Tab');
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
    expect(await focused()).toBe('Bold');
    await keys('ArrowRight');
    expect(await focused()).toBe('Italic');
    await keys('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Post');
  });

  editing(
    'does not send while a word is being composed',
    async ({ editor, replies, page, keys }) => {
      await keys('ni');
      const session = await page.context().newCDPSession(page);
      const composed = { text: '你', selectionStart: 1, selectionEnd: 1 };
      await session.send('Input.imeSetComposition', composed);
      // The Enter that picks a suggestion; a pressed key would reach the page without its method.
      await editor.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true });
      expect(await replies()).toEqual([]);
      await session.send('Input.insertText', { text: '你' });
      await keys('Enter');
      expect(await replies()).toEqual(['<p>ni你</p>']);
      expect(await editor.textContent()).toBe('');
    },
  );

  editing('links addresses as they are typed, and takes steps back', async ({ html, keys }) => {
    await keys('see https://maple.example/x ok');
    expect(await html()).toBe(
      '<p>see <a href="https://maple.example/x">https://maple.example/x</a> ok</p>',
    );
    await keys('Control+z');
    expect(await html()).not.toContain('maple');
    await keys('Control+y');
    expect(await html()).toContain('maple');
  });

  editing('grows to eight lines and then scrolls', async ({ editor, keys }) => {
    const height = async () => (await editor.locator('..').boundingBox())?.height ?? 0;
    const low = await height();
    await keys('1', 'Shift+Enter', '2', 'Shift+Enter', '3', 'Shift+Enter', '4');
    expect(await height()).toBeGreaterThan(low);
    for (let line = 0; line < 8; line += 1) await keys('Shift+Enter');
    const full = await height();
    await keys('Shift+Enter', 'Shift+Enter', 'more');
    expect(await height()).toBe(full);
  });
});

describe('what is pasted', () => {
  editing('keeps what we can send', async ({ editor, html, keys }) => {
    for (const [from, { copied, kept }] of Object.entries(PASTES)) {
      await pasteInto(editor, copied);
      expect(await html(), from).toBe(kept);
      await keys('Control+a', 'Delete');
    }
  });

  editing('becomes the link of the words it is pasted on', async ({ editor, html, keys }) => {
    await keys('our catalogue', 'Control+a');
    await pasteInto(editor, { text: 'https://maple.example/catalogue' });
    expect(await html()).toBe('<p><a href="https://maple.example/catalogue">our catalogue</a></p>');
  });
});

interface Editing extends Journey {
  editor: Locator;
  html(): Promise<string>;
  replies(): Promise<string[]>;
  /** Types words and presses keys, in order. */
  keys(...strokes: string[]): Promise<void>;
}

function editing(name: string, walk: (editing: Editing) => Promise<void>): void {
  journey(name, async (walked) => {
    const { page } = walked;
    await page.goto(`${walked.url}/app/styleguide/form`);
    const editor = page.getByRole('textbox', { name: 'Reply' });
    await editor.click();
    const isKey = /^(Enter|Tab|Delete|Arrow\w+|(Control|Shift)\+.+)$/;
    await walk({
      ...walked,
      editor,
      html: () => editor.evaluate(withoutEditorParts),
      replies: () =>
        page
          .getByRole('list', { name: 'Replies' })
          .locator(':scope > li > div')
          .evaluateAll((shown) => shown.map(({ innerHTML }) => innerHTML)),
      async keys(...strokes) {
        for (const stroke of strokes) {
          if (isKey.test(stroke)) await page.keyboard.press(stroke);
          else await page.keyboard.type(stroke);
        }
      },
    });
  });
}

/** The editor fills its last line with a break of its own. */
function withoutEditorParts(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('.ProseMirror-trailingBreak, .ProseMirror-separator')) {
    part.remove();
  }
  return copy.innerHTML;
}

interface Paste {
  copied: { html?: string; text?: string };
  kept: string;
}

const PASTES: Record<string, Paste> = {
  'plain text': {
    copied: { text: 'One\nTwo\r\n\r\nThree https://maple.example\n' },
    kept: '<p>One<br>Two</p><p>Three <a href="https://maple.example">https://maple.example</a></p>',
  },
  'a web page': {
    copied: {
      html: '<html><head><style>p{color:red}</style></head><body><!--StartFragment--><h2 style="color:red">Sale</h2><p onclick="x()">Up to <b>half</b> <i>off</i>, <a href="https://maple.example/sale" onclick="x()">see</a> <a href="javascript:x()">here</a></p><ol><li>One</li></ol><img src="https://maple.example/p.gif"><script>x()</script><table><tr><td>a</td><td>b</td></tr></table><!--EndFragment--></body></html>',
      text: 'ignored',
    },
    kept: '<p>Sale</p><p>Up to <strong>half</strong> <em>off</em>, <a href="https://maple.example/sale">see</a> here</p><ul><li><p>One</p></li></ul><p>a b</p>',
  },
  'Google Docs': {
    copied: {
      html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">Plain </span><span style="font-weight:700;font-style:normal;">bold</span><span style="font-weight:400;font-style:italic;"> italic</span></p><ul style="margin-top:0;"><li dir="ltr" style="font-weight:400;"><p dir="ltr"><span style="font-weight:400;">Item</span></p></li><ul><li><p><span>Nested</span></p></li></ul></ul></b>',
    },
    kept: '<p>Plain <strong>bold</strong><em> italic</em></p><ul><li><p>Item</p><ul><li><p>Nested</p></li></ul></li></ul>',
  },
  Word: {
    copied: {
      html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0in} --></style></head><body lang=EN-US><!--StartFragment--><p class=MsoNormal>Dear <b>partner</b>,<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='margin-left:1.0in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Second<o:p></o:p></p><!--EndFragment--></body></html>`,
    },
    kept: '<p>Dear <strong>partner</strong>,</p><ul><li><p>First</p><ul><li><p>Second</p></li></ul></li></ul>',
  },
  Outlook: {
    copied: {
      html: '<div class="elementToProof" style="font-family:Aptos"><span style="color:rgb(0,0,0)">Hello <strong>there</strong></span></div><div><br></div><div style="font-style: italic">Kind regards</div>',
    },
    kept: '<p>Hello <strong>there</strong></p><p></p><p><em>Kind regards</em></p>',
  },
};
