import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showField } from '../../testing/show-field.tsx';
import { ChipPickerField } from './chip-picker-field.tsx';

const OPTIONS = ['Apparel', 'Books', 'Coffee', 'Games', 'Music', 'Travel'] as const;

const names = () =>
  page
    .getByRole('button')
    .elements()
    .map((chip) => chip.textContent);
/** Within their field; the font of the label above may still be on its way. */
function places() {
  const field = page.getByRole('toolbar').element().getBoundingClientRect();
  return page
    .getByRole('button')
    .elements()
    .map((chip) => chip.getBoundingClientRect())
    .map(({ left, top, width }) => [left - field.left, top - field.top, width].map(Math.round));
}

it('shows the chosen first', async () => {
  await showField<readonly string[]>(['Music', 'Travel'], (props) => (
    <ChipPickerField label="Industries" options={OPTIONS} {...props} />
  ));
  expect(names()).toEqual(['Music', 'Travel', 'Apparel', 'Books', 'Coffee', 'Games']);
});

it('moves nothing when one is ticked or let go', async () => {
  const { stored } = await showField<readonly string[]>(['Travel'], (props) => (
    <ChipPickerField label="Industries" options={OPTIONS} {...props} />
  ));
  // A font that comes late makes every word a little narrower.
  await Promise.all([...document.fonts].map((font) => font.load()));
  const before = [names(), places()];
  await userEvent.click(page.getByRole('button', { name: 'Books' }));
  await userEvent.click(page.getByRole('button', { name: 'Travel' }));
  expect(stored()).toEqual(['Books']);
  expect([names(), places()]).toEqual(before);
});
