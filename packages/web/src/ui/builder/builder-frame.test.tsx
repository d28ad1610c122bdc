import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { focusedName } from '../../testing/focused-name.ts';
import { show } from '../../testing/show.tsx';
import { BuilderFrame } from './builder-frame.tsx';

const builder = (
  <MemoryRouter>
    <BuilderFrame
      exit={{ label: 'Back to signup forms', to: '/' }}
      name="Spring popup"
      saved="saved"
      action={<button type="button">Publish</button>}
      panel={
        <label>
          Headline
          <input />
        </label>
      }
      preview={<p>Get 10% off</p>}
    />
  </MemoryRouter>
);

afterEach(() => page.viewport(1440, 900));

it('shows both sides and no tabs where there is room', async () => {
  await show(builder);
  await expect.element(page.getByText('Get 10% off')).toBeVisible();
  await expect.element(page.getByLabelText('Headline')).toBeVisible();
  expect(page.getByRole('tab').elements()).toEqual([]);
  await expectAccessible();
});

it('turns from Edit to Preview by arrow keys on a phone, and loses nothing', async () => {
  await page.viewport(390, 844);
  await show(builder);
  await userEvent.fill(page.getByLabelText('Headline'), 'Hello');
  await expect.element(page.getByText('Get 10% off')).not.toBeVisible();

  await userEvent.tab();
  expect(focusedName()).toBe('Edit');
  await userEvent.keyboard('{ArrowRight}');

  expect(focusedName()).toBe('Preview');
  await expect.element(page.getByRole('tabpanel', { name: 'Preview' })).toBeVisible();
  await expect.element(page.getByText('Get 10% off')).toBeVisible();
  await expectAccessible();

  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByLabelText('Headline')).toHaveValue('Hello');
});

it('has its action after the tabs on a phone, in reach of the thumb', async () => {
  await page.viewport(390, 844);
  await show(builder);
  await userEvent.click(page.getByRole('tab', { name: 'Preview' }));
  await userEvent.tab();
  expect(focusedName()).toBe('Publish');
});
