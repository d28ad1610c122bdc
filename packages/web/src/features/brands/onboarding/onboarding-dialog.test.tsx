import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showInApp } from '../../../testing/show-in-app.tsx';
import { OnboardingDialog } from './onboarding-dialog.tsx';

const brand = {
  id: 7,
  accountname: 'Golden Oak',
  description: null,
  logo: null,
  tags: [
    { id: 1, name: 'Food & Drink' },
    { id: 2, name: 'Pets' },
    { id: 3, name: 'Travel' },
  ],
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(brand)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps what was typed when somebody goes back a step', async () => {
  await showInApp(<OnboardingDialog onClose={() => {}} />, brand);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Description' }), 'Chairs that last.');
  await userEvent.fill(page.getByRole('textbox', { name: 'Email list size' }), '5000');
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect
    .element(page.getByRole('textbox', { name: 'Description' }))
    .toHaveValue('Chairs that last.');
  await expect.element(page.getByRole('textbox', { name: 'Email list size' })).toHaveValue('5,000');
});
