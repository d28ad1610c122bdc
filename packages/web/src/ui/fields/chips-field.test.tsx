import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedName } from '../../testing/focused-name.ts';
import { showField } from '../../testing/show-field.tsx';
import { ChipsField } from './chips-field.tsx';

const input = () => page.getByRole('textbox', { name: 'Keywords' });

function showKeywords(...initial: string[]) {
  return showField<readonly string[]>(initial, (props) => (
    <>
      <ChipsField label="Keywords" {...props} />
      <button type="button">Next</button>
    </>
  ));
}

it('adds what is typed with Tab, Enter, Space and by leaving', async () => {
  const { stored } = await showKeywords();
  await userEvent.click(input());
  await userEvent.keyboard('tea{Tab}jam{Enter}oats[Space]');
  expect(focusedName()).toBe('Keywords');
  await userEvent.keyboard('figs');
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  expect(stored()).toEqual(['tea', 'jam', 'oats', 'figs']);
});

it('lets the Tab key go on once nothing is typed', async () => {
  await showKeywords('tea');
  await userEvent.click(input());
  await userEvent.tab();
  expect(focusedName()).toBe('Next');
});

it('goes back into the chips by Backspace, and takes them out one by one', async () => {
  const { stored } = await showKeywords('tea', 'jam', 'oats');
  await userEvent.click(input());
  await userEvent.keyboard('{Backspace}');
  expect(focusedName()).toBe('Remove oats');
  await userEvent.keyboard('{Delete}');
  expect(focusedName()).toBe('Remove jam');
  expect(stored()).toEqual(['tea', 'jam']);
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
  expect(focusedName()).toBe('Keywords');
});

it('takes several at once from the clipboard, each once', async () => {
  const { stored } = await showKeywords('tea');
  await userEvent.click(input());
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', 'jam, oats; tea');
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(paste);
  await expect.poll(stored).toEqual(['tea', 'jam', 'oats']);
});
