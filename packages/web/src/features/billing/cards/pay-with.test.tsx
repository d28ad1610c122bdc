import type { PaymentMethod } from '@tandem/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedName } from '../../../testing/focused-name.ts';
import { showInApp } from '../../../testing/show-in-app.tsx';
import { billingQuery } from '../billing-query.ts';
import { PayWith } from './pay-with.tsx';

let cards: PaymentMethod[] = [];

beforeEach(() => {
  cards = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(answer(url, init)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(url: string, init?: RequestInit) {
  if (url.endsWith('/setup')) return Response.json({ kind: 'form' });
  if (init?.method === 'POST') {
    const sort = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };
    cards = [{ id: 'card-1', ...sort, isDefault: true }];
    return Response.json(cards);
  }
  return Response.json({ paymentMethods: cards });
}

function Checkout() {
  const { data } = useQuery(billingQuery(7));
  return data && <PayWith cards={data.paymentMethods} />;
}

async function openByKeyboard() {
  await showInApp(<Checkout />);
  await expect.element(page.getByRole('button', { name: 'Add a card' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Card number' })).toHaveFocus();
}

it('goes on from the card that was added by keyboard', async () => {
  await openByKeyboard();
  await userEvent.click(page.getByRole('button', { name: /4242/ }));
  await userEvent.click(page.getByRole('textbox', { name: 'Card number' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: /4242/ })).toHaveFocus();
});

it('goes back to the button of a card that was not added', async () => {
  await openByKeyboard();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(focusedName).toBe('Add a card');
});
