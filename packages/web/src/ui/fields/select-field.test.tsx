import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { showField } from '../../testing/show-field.tsx';
import { Form } from './form.tsx';
import { SelectField } from './select-field.tsx';

const OPTIONS = [
  { value: 'OH', label: 'Ohio' },
  { value: 'OR', label: 'Oregon' },
  { value: 'UT', label: 'Utah' },
];
const field = () => page.getByRole('combobox', { name: 'State' });
const options = () => page.getByRole('option').all();

function showStates(initial: string | null = null) {
  return showField(initial, (props) => (
    <SelectField label="State" options={OPTIONS} searchable clearable {...props} />
  ));
}

it('opens on a press, not on the way through with the Tab key', async () => {
  await showStates();
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  expect(options()).toHaveLength(0);
  await userEvent.click(field());
  await expect.element(page.getByRole('option', { name: 'Oregon' })).toBeVisible();
  await expectAccessible();
});

it('narrows to what is typed and takes it with Enter', async () => {
  const { stored } = await showStates();
  await userEvent.fill(field(), 'ore');
  await expect.poll(() => options().length).toBe(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(stored).toBe('OR');
  await expect.element(field()).toHaveValue('Oregon');
});

it('says when nothing matches, and keeps what was chosen before', async () => {
  const { stored } = await showStates('UT');
  await userEvent.fill(field(), 'xyz');
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  await userEvent.tab();
  await expect.element(field()).toHaveValue('Utah');
  expect(stored()).toBe('UT');
});

it('is emptied by a button that says what it clears', async () => {
  const { stored } = await showStates('UT');
  await userEvent.click(page.getByRole('button', { name: 'Clear State' }));
  expect(stored()).toBeNull();
});

it('is retyped after tabbing to it, and Enter takes the match instead of sending the form', async () => {
  const send = vi.fn();
  const { stored } = await showField<string | null>('UT', (props) => (
    <Form onSubmit={send}>
      <SelectField label="State" options={OPTIONS} searchable {...props} />
    </Form>
  ));
  await userEvent.tab();
  await userEvent.keyboard('oreg{Enter}');
  await expect.poll(stored).toBe('OR');
  await expect.element(field()).toHaveValue('Oregon');
  expect(send).not.toHaveBeenCalled();
});

it('is retyped after a press on it', async () => {
  const { stored } = await showStates('UT');
  await userEvent.click(field());
  await userEvent.keyboard('ohi{Enter}');
  await expect.poll(stored).toBe('OH');
});

it('sends no form while nothing matches', async () => {
  const send = vi.fn();
  await showField<string | null>('UT', (props) => (
    <Form onSubmit={send}>
      <SelectField label="State" options={OPTIONS} searchable {...props} />
    </Form>
  ));
  await userEvent.tab();
  await userEvent.keyboard('puer{Enter}');
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
