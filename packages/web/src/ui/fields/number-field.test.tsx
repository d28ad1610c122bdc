import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showField } from '../../testing/show-field.tsx';
import { NumberField } from './number-field.tsx';

const field = () => page.getByRole('textbox', { name: 'List size' });

it('groups thousands while nobody types, and stores digits only', async () => {
  const { stored } = await showField('25000', (props) => (
    <NumberField label="List size" {...props} />
  ));
  await expect.element(field()).toHaveValue('25,000');
  await userEvent.click(field());
  await userEvent.fill(field(), '1,250,000');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('1,250,000');
  expect(stored()).toBe('1250000');
});

it('steps with the arrow keys, also below nothing', async () => {
  const { stored } = await showField('', (props) => (
    <NumberField label="List size" step={5} {...props} />
  ));
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(stored()).toBe('-5');
});

it('keeps what is no number, for the rules to speak about', async () => {
  const { stored } = await showField('', (props) => <NumberField label="List size" {...props} />);
  await userEvent.fill(field(), 'twelve');
  await userEvent.keyboard('{ArrowUp}');
  expect(stored()).toBe('twelve');
});

it('replaces the number that was tabbed to, as any field does', async () => {
  const { stored } = await showField('53100', (props) => (
    <NumberField label="List size" {...props} />
  ));
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('500');
  expect(stored()).toBe('500');
});

it('leaves the caret where somebody types', async () => {
  const { stored } = await showField('53100', (props) => (
    <NumberField label="List size" {...props} />
  ));
  await userEvent.click(field());
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}98');
  expect(stored()).toBe('5398100');
});
