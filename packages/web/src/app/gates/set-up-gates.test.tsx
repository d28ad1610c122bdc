import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startImpersonating, stopImpersonating } from '../../lib/session/impersonation.ts';
import { showInApp } from '../../testing/show-in-app.tsx';
import { SetUpGates } from './set-up-gates.tsx';

afterEach(() => {
  stopImpersonating();
});

const unaccepted = { has_accepted_latest_terms: false, dedicatedListSize: 10 };
const unfinished = { has_accepted_latest_terms: true, dedicatedListSize: null };
const terms = () => page.getByRole('dialog', { name: 'Before you start' });
const onboarding = () => page.getByRole('dialog', { name: 'What is Golden Oak about?' });

it('leaves the list of brands open while one has not accepted the terms', async () => {
  const { router } = await showInApp(<SetUpGates />, unaccepted);
  await userEvent.click(terms().getByRole('link', { name: 'Work as another brand' }));
  await expect.poll(() => router.state.location.pathname).toBe('/profile/switch-brand');
  await expect.element(terms()).not.toBeInTheDocument();
});

it('lets an admin who acts as somebody finish the set-up, when they ask for it', async () => {
  startImpersonating(44);
  await showInApp(<SetUpGates />, unfinished, '/?setup=true');
  await expect.element(onboarding()).toBeVisible();
});

it('does not ask an admin who only looks in', async () => {
  startImpersonating(44);
  await showInApp(<SetUpGates />, { ...unfinished, ...unaccepted, dedicatedListSize: null });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
