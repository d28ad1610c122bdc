import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { type Journey, journey, useBrowser, WIDTHS } from './journey.ts';
import { tabThrough } from './tab-through.ts';

useBrowser();

for (const width of WIDTHS) {
  describe(`the form controls at ${width} pixels`, () => {
    journey(
      'have no barrier of any level, at rest or open',
      async ({ page, url }) => {
        await openGuide(page, url);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page, { strict: true });
        for (const open of OPENERS) {
          await open(page);
          await expectNoSidewaysScroll(page);
          await expectAccessible(page, { strict: true });
          await page.keyboard.press('Escape');
        }
      },
      { width },
    );
  });
}

describe('the form controls', () => {
  journey('are all reached with the Tab key', async ({ page, url }) => {
    await openGuide(page, url);
    expect(await tabThrough(page)).toEqual([]);
  });

  guide('say what is wrong only once a field was left', async ({ page }) => {
    const name = page.getByRole('textbox', { name: 'Brand name' });
    await name.focus();
    expect(await name.getAttribute('aria-invalid')).not.toBe('true');
    await name.blur();
    expect(await describedBy(page, 'Brand name')).toContain('Required field');
    await name.fill('  Golden Oak  ');
    await name.blur();
    expect(await name.inputValue()).toBe('Golden Oak');
    expect(await describedBy(page, 'Brand name')).not.toContain('Required field');
  });

  guide('take a refused form to its first error', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Sample form' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Golden Oak');
    await form.getByRole('button', { name: 'Send' }).click();
    expect(await focusedLabel(page)).toBe('Work email');
    expect(await form.getByText('Required field').count()).toBe(3);
  });

  guide('shape phone numbers and group numbers', async ({ page }) => {
    const phone = page.getByRole('textbox', { name: 'Test phone number' });
    await phone.pressSequentially('+12125550142');
    expect(await phone.inputValue()).toBe('(212) 555-0142');
    const size = page.getByRole('textbox', { name: 'Email list size' });
    await size.fill('25000');
    await size.press('ArrowUp');
    await size.blur();
    expect(await size.inputValue()).toBe('25,001');
  });

  guide('count what is left of a text and tick off a password', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Short description' }).fill('x'.repeat(251));
    await page.getByText('1 characters over the limit').first().waitFor();
    await page.getByRole('textbox', { name: 'New password' }).fill('Maple-26');
    await page.getByText('4 of 4 password demands met').waitFor({ state: 'attached' });
  });

  guide('add chips with Tab, Enter and Space and take them back', async ({ page }) => {
    const input = page.getByRole('textbox', { name: 'Keywords' });
    await input.focus();
    for (const key of ['Tab', 'Enter', 'Space']) {
      await page.keyboard.type(`by-${key}`);
      await page.keyboard.press(key);
    }
    const chips = ['by-Tab', 'by-Enter', 'by-Space'].map((chip) =>
      page.getByRole('button', { name: `Remove ${chip}` }),
    );
    for (const chip of chips) await chip.waitFor();
    expect(await focusedLabel(page)).toBe('Keywords');

    await page.keyboard.press('Backspace');
    expect(await focusedLabel(page)).toBe('Remove by-Space');
    await page.keyboard.press('Delete');
    expect(await focusedLabel(page)).toBe('Remove by-Enter');
    await page.keyboard.press('ArrowRight');
    expect(await focusedLabel(page)).toBe('Keywords');
    await page.keyboard.press('Tab');
    expect(await focusedLabel(page)).not.toBe('Keywords');
    expect(await chips[2]?.count()).toBe(0);
  });

  guide('keep to the maximum of a chip picker', async ({ page }) => {
    const picker = page.getByRole('toolbar', { name: 'Industries' });
    const other = picker.getByRole('button', { name: 'Other' });
    await other.click({ force: true });
    expect(await other.getAttribute('aria-pressed')).toBe('false');
    await picker.getByRole('button', { name: 'Automotive' }).click();
    await page.getByText('2 of 3 chosen').waitFor();
    await other.click();
    expect(await other.getAttribute('aria-pressed')).toBe('true');
  });

  guide('choose whole regions and single states by keyboard', async ({ page }) => {
    const south = page
      .getByRole('group', { name: 'Audience regions' })
      .getByRole('toolbar', { name: 'South' });
    const all = south.getByRole('button', { name: 'All South' });
    await all.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await focusedLabel(page)).toBe('Alabama');
    expect(await all.getAttribute('aria-pressed')).toBe('mixed');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    expect(await all.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await all.getAttribute('aria-pressed')).toBe('false');
  });

  guide('keep the ends of a date range in order', async ({ page }) => {
    const range = page.getByRole('group', { name: 'Report period' });
    const [start, end] = [
      range.getByRole('textbox', { name: 'Start' }),
      range.getByRole('textbox', { name: 'End' }),
    ];
    expect(await start.inputValue()).toBe('Mar 2, 2026');
    await start.focus();
    expect(await start.inputValue()).toBe('03/02/2026');
    await start.fill('4/1/2026');
    await start.blur();
    expect(await end.inputValue()).toBe('Apr 2, 2026');
    await range.getByText('End moved to Apr 2, 2026').waitFor();

    await end.fill('13/45/2026');
    await end.blur();
    await range.getByText('Enter a date as MM/DD/YYYY').waitFor();
    await end.fill('12/31/2027');
    await end.blur();
    expect(await end.inputValue()).toBe('Dec 31, 2026');

    await range.getByRole('button', { name: /in a calendar/ }).click();
    await page.getByRole('button', { name: '6 April 2026', exact: true }).click();
    await page.getByRole('button', { name: '17 April 2026' }).click();
    expect([await start.inputValue(), await end.inputValue()]).toEqual([
      'Apr 6, 2026',
      'Apr 17, 2026',
    ]);
  });

  guide('upload, change and remove a picture', async ({ page }) => {
    const field = page.getByRole('group', { name: 'Cover photo' });
    const file = field.locator('input[type=file]');
    await file.setInputFiles(picture({ bytes: 5_000_001 }));
    await field.getByText('File too big').waitFor();
    await file.setInputFiles(picture({ type: 'image/svg+xml' }));
    await field.getByText('File type not supported').waitFor();

    await file.setInputFiles(picture());
    await field.getByText('Processing image').first().waitFor();
    await field.getByRole('img', { name: 'Preview of Cover photo' }).waitFor();
    expect(await focusedLabel(page)).toBe('Change Cover photo');
    await field.getByRole('button', { name: 'Remove' }).click();
    expect(await focusedLabel(page)).toContain('Choose an image');

    const failing = page.getByRole('group', { name: 'Text message image' });
    await failing.locator('input[type=file]').setInputFiles(picture());
    await failing.getByText('Error while uploading file').waitFor();
  });

  guide('tell how copying went', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.getByRole('button', { name: 'Copy Code' }).click();
    await page.getByText('Copied to Clipboard').waitFor();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy Code' }).click();
    await page.getByText('Could not copy to clipboard').waitFor();
  });
});

/** A journey that begins on the page of form controls. */
function guide(name: string, walk: (journey: Journey) => Promise<void>): void {
  journey(name, async (walked) => {
    await openGuide(walked.page, walked.url);
    await walk(walked);
  });
}

async function openGuide(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/app/styleguide/form`);
  await page.getByRole('heading', { level: 1, name: 'Form controls' }).waitFor();
}

/** What opens on demand, each with the sign that it has. */
const OPENERS: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.getByRole('combobox', { name: 'State of incorporation' }).click();
    await page.getByRole('option', { name: 'Oregon' }).waitFor();
  },
  async (page) => {
    await page.getByRole('button', { name: 'Choose Report period in a calendar' }).click();
    await page.getByRole('button', { name: '16 March 2026' }).waitFor();
  },
  async (page) => {
    await page.getByRole('textbox', { name: 'Button' }).click();
    await page.getByRole('slider', { name: 'Hue' }).waitFor();
  },
  async (page) => {
    await page.getByRole('button', { name: 'Manage form' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
  },
  async (page) => {
    await page.getByRole('button', { name: 'More ways to update' }).click();
    await page.getByRole('menuitem', { name: 'Unpublish' }).waitFor();
  },
  async (page) => {
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('dialog', { name: 'Close without saving?' }).waitFor();
  },
];

async function focusedLabel(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null;
    const label = focused?.labels?.[0]?.firstChild ?? focused;
    return focused?.ariaLabel ?? label?.textContent?.trim() ?? '';
  });
}

async function describedBy(page: Page, name: string): Promise<string> {
  return page.getByRole('textbox', { name }).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
}

function picture({ type = 'image/png', bytes = 0 } = {}) {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const padding = Buffer.alloc(Math.max(0, bytes - pixel.length));
  return { name: 'picture', mimeType: type, buffer: Buffer.concat([pixel, padding]) };
}
