import { required } from '@tandem/domain/validation/text-rules';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { focusedName } from '../../testing/focused-name.ts';
import { show } from '../../testing/show.tsx';
import { showField } from '../../testing/show-field.tsx';
import { Form } from './form.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

function Sample({ onSubmit }: { onSubmit: () => void }) {
  const [name, setName] = useState('Golden Oak');
  const [city, setCity] = useState('');
  const [story, setStory] = useState('');
  const rules = { validators: [required()] };
  return (
    <Form onSubmit={onSubmit}>
      <TextField label="Name" value={name} onChange={setName} {...rules} />
      <TextField label="City" value={city} onChange={setCity} {...rules} />
      <TextAreaField label="Story" value={story} onChange={setStory} {...rules} />
      <button type="submit">Send</button>
    </Form>
  );
}

it('takes a refused form to its first error, and sends once nothing is wrong', async () => {
  const send = vi.fn();
  await show(<Sample onSubmit={send} />);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(focusedName()).toBe('City');
  expect(page.getByText('Required field').all()).toHaveLength(2);
  await expectAccessible();
  await userEvent.fill(page.getByRole('textbox', { name: 'City' }), 'Portland');
  await userEvent.fill(page.getByRole('textbox', { name: 'Story' }), 'Coffee');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
});

it('is sent by a press that leaves a wrong field, which moves nothing until the press is over', async () => {
  await show(<Sample onSubmit={vi.fn()} />);
  await userEvent.click(page.getByRole('textbox', { name: 'City' }));
  // Held as a hand does: an error above the button would push it away before the release.
  await userEvent.click(page.getByRole('button', { name: 'Send' }), { delay: 90 });
  await expect.element(page.getByRole('textbox', { name: 'Story' })).toBeInvalid();
  expect(page.getByText('Required field').all()).toHaveLength(2);
  expect(focusedName()).toBe('City');
});

it('marks a field that a press beside every control has left', async () => {
  await show(
    <>
      <Sample onSubmit={vi.fn()} />
      <p>Nothing to press</p>
    </>,
  );
  await userEvent.click(page.getByRole('textbox', { name: 'City' }));
  await userEvent.click(page.getByText('Nothing to press'), { delay: 90 });
  await expect.element(page.getByText('Required field')).toBeInTheDocument();
});

it('is sent once by a double click', async () => {
  const send = vi.fn();
  await show(
    <Form onSubmit={send}>
      <button type="submit">Send</button>
    </Form>,
  );
  await userEvent.dblClick(page.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
});

it('says what is wrong only once a field was left, and trims what is kept', async () => {
  const { stored } = await showField('', (props) => (
    <TextField label="Name" validators={[required()]} {...props} />
  ));
  const name = page.getByRole('textbox', { name: 'Name' });
  await userEvent.click(name);
  await expect.element(name).not.toHaveAccessibleDescription(/Required field/);
  await userEvent.tab();
  await expect.element(name).toHaveAccessibleDescription(/Required field/);
  await userEvent.fill(name, '  Golden Oak  ');
  await userEvent.tab();
  expect(stored()).toBe('Golden Oak');
  await expect.element(name).not.toHaveAccessibleDescription(/Required field/);
});

it('counts what is left of a text without cutting it', async () => {
  const { stored } = await showField('', (props) => (
    <TextAreaField label="Story" limit={10} {...props} />
  ));
  await userEvent.fill(page.getByRole('textbox', { name: 'Story' }), 'x'.repeat(11));
  await expect.element(page.getByText('1 characters over the limit').first()).toBeInTheDocument();
  expect(stored()).toHaveLength(11);
});

it('ticks off a password key by key', async () => {
  await showField('', (props) => <NewPasswordField label="Password" {...props} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Password' }), 'Maple-26');
  await expect.element(page.getByText('5 of 5 password demands met')).toBeInTheDocument();
});
