import { usPhone } from '@tandem/domain/accounts/us-phone';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showField } from '../../testing/show-field.tsx';
import { PhoneField } from './phone-field.tsx';

const field = () => page.getByRole('textbox', { name: 'Phone' });

it('shapes a number while it is typed, with or without the country code', async () => {
  const { stored } = await showField('', (props) => <PhoneField label="Phone" {...props} />);
  await userEvent.type(field(), '212555');
  await expect.element(field()).toHaveValue('(212) 555');
  await userEvent.type(field(), '0142');
  expect(stored()).toBe('(212) 555-0142');
  await userEvent.clear(field());
  await userEvent.type(field(), '+12125550142');
  expect(stored()).toBe('(212) 555-0142');
});

it('can be taken back to nothing by the Backspace key', async () => {
  const { stored } = await showField('(212) 555-0142', (props) => (
    <PhoneField label="Phone" {...props} />
  ));
  await userEvent.click(field());
  await userEvent.keyboard('{End}');
  for (let pressed = 0; pressed < 14 && stored() !== ''; pressed += 1) {
    await userEvent.keyboard('{Backspace}');
  }
  expect(stored()).toBe('');
});

it('leaves the caret where somebody corrects a digit', async () => {
  const { stored } = await showField('(212) 555-0142', (props) => (
    <PhoneField label="Phone" {...props} />
  ));
  await userEvent.click(field());
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Backspace}34');
  expect(stored()).toBe('(213) 455-5014');
});

it('takes a number of another country as it is, for the rules to refuse', async () => {
  const { stored } = await showField('', (props) => (
    <PhoneField label="Phone" validators={[usPhone()]} {...props} />
  ));
  await userEvent.type(field(), '+44 20 7946 0958');
  await userEvent.tab();
  expect(stored()).toBe('+44 20 7946 0958');
  await expect.element(field()).toHaveAccessibleDescription(/Must be valid phone number/);
});
