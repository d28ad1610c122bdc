import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { show } from '../../testing/show.tsx';
import { confirmAction } from './confirm-action.ts';

const QUESTION = { title: 'Remove the card?', confirmLabel: 'Remove', isDestructive: true };

async function ask(): Promise<Promise<boolean>[]> {
  await show(<button type="button">Opener</button>);
  await userEvent.click(page.getByRole('button', { name: 'Opener' }));
  const answers = [confirmAction(QUESTION)];
  await expect.element(page.getByRole('dialog', { name: QUESTION.title })).toBeVisible();
  return answers;
}

it('does what was agreed to, and gives the focus back', async () => {
  const [answer] = await ask();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Remove' }));
  expect(await answer).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Opener' })).toHaveFocus();
});

it('begins on the harmless button, so that Enter loses nothing', async () => {
  const [answer] = await ask();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe(false);
});

it('takes Escape for a no', async () => {
  const [answer] = await ask();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

it('answers an earlier question with no when another is asked', async () => {
  const [first] = await ask();
  void confirmAction({ title: 'Leave?', confirmLabel: 'Leave' });
  expect(await first).toBe(false);
  await expect.element(page.getByRole('dialog', { name: 'Leave?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
});
