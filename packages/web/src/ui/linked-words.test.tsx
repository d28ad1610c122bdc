import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Banner } from './banner.tsx';
import { TextField } from './fields/text-field.tsx';
import { WordLinksContext } from './linked-words.tsx';

const REFUSAL = 'That address is not for work. For assistance please contact us.';

it('opens what a message speaks of, by mouse and by keyboard', async () => {
  const opened: string[] = [];
  await show(
    <WordLinksContext value={{ 'contact us': () => opened.push('contact') }}>
      <TextField label="Email" value="" onChange={() => {}} error={REFUSAL} />
      <Banner status="error" title="Contact us about this." />
    </WordLinksContext>,
  );
  await page.getByRole('button', { name: 'contact us', exact: true }).click();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['contact', 'contact']);
  await expect.element(page.getByText(REFUSAL)).toBeVisible();
});

it('leaves messages alone where nothing is linked', async () => {
  await show(<TextField label="Email" value="" onChange={() => {}} error={REFUSAL} />);
  await expect.element(page.getByText(REFUSAL)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
