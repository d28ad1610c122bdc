import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { NavigationGuard } from './navigation-guard.tsx';
import { useFixedPlace, useUnsavedChanges } from './use-navigation-hold.ts';

function Frame() {
  return (
    <>
      <NavigationGuard />
      <Link to="/elsewhere">Leave</Link>
      <Link to="/?tab=2">Tab</Link>
      <Outlet />
    </>
  );
}

function Editor() {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />;
}

function Terms() {
  useFixedPlace('/allowed');
  return <Link to="/allowed">Way out</Link>;
}

async function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: <Editor /> },
          { path: '/terms', element: <Terms /> },
          { path: '*', element: <p>Arrived</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  await show(<RouterProvider router={router} />);
  return router;
}

const question = () => page.getByRole('dialog', { name: 'Leave without saving?' });

it('lets people go who have nothing to lose, and between tabs of a page', async () => {
  await open('/');
  await userEvent.fill(page.getByRole('textbox'), 'words');
  await userEvent.click(page.getByRole('link', { name: 'Tab' }));
  await expect.element(page.getByRole('textbox')).toHaveValue('words');
  await userEvent.clear(page.getByRole('textbox'));
  await userEvent.click(page.getByRole('link', { name: 'Leave' }));
  await expect.element(page.getByText('Arrived')).toBeVisible();
});

it('asks before words are lost; staying keeps them, leaving leaves', async () => {
  await open('/');
  await userEvent.fill(page.getByRole('textbox'), 'words');
  await userEvent.click(page.getByRole('link', { name: 'Leave' }));
  await userEvent.click(question().getByRole('button', { name: 'Keep editing' }));
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).toHaveValue('words');
  await userEvent.click(page.getByRole('link', { name: 'Leave' }));
  await userEvent.click(question().getByRole('button', { name: 'Leave' }));
  await expect.element(page.getByText('Arrived')).toBeVisible();
});

it('warns before the window is closed with words in it', async () => {
  await open('/');
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isHeld()).toBe(false);
  await userEvent.fill(page.getByRole('textbox'), 'words');
  await expect.poll(isHeld).toBe(true);
});

it('keeps people in a fixed place, apart from its ways out', async () => {
  const router = await open('/terms');
  await userEvent.click(page.getByRole('link', { name: 'Leave' }));
  expect(router.state.location.pathname).toBe('/terms');
  expect(page.getByRole('dialog').all()).toHaveLength(0);
  await userEvent.click(page.getByRole('link', { name: 'Way out' }));
  await expect.element(page.getByText('Arrived')).toBeVisible();
});
