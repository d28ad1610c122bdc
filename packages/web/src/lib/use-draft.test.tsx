import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showInApp } from '../testing/show-in-app.tsx';
import { useDraft } from './use-draft.ts';

afterEach(() => {
  sessionStorage.clear();
});

function Editor({ label }: { label: string }) {
  const [stored, setStored] = useState({ description: 'Chairs' });
  const { draft, isChanged, edit, discard } = useDraft('profile', stored);
  return (
    <>
      <input
        aria-label={label}
        value={draft.description}
        onChange={({ currentTarget }) => edit({ description: currentTarget.value })}
      />
      <output>{isChanged ? 'Not saved yet' : 'Nothing to save'}</output>
      <button type="button" onClick={() => setStored(draft)}>
        Save
      </button>
      <button type="button" onClick={discard}>
        Discard
      </button>
    </>
  );
}

/** A page that is loaded anew unmounts nothing; the next one starts beside what is left of it. */
async function openAgain() {
  await showInApp(<Editor label="After" />);
  return page.getByRole('textbox', { name: 'After' });
}

it('gives edits back after the page had to be loaded anew', async () => {
  await showInApp(<Editor label="Before" />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Before' }), 'Chairs that last');
  await expect.element(await openAgain()).toHaveValue('Chairs that last');
  await expect.element(page.getByText('Not saved yet').last()).toBeVisible();
});

it.each(['Save', 'Discard'])('keeps nothing after %s', async (button) => {
  await showInApp(<Editor label="Before" />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Before' }), 'Chairs that last');
  await userEvent.click(page.getByRole('button', { name: button }));
  await expect.poll(() => sessionStorage.length).toBe(0);
});

it('keeps nothing of a page that was left', async () => {
  const shown = await showInApp(<Editor label="Before" />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Before' }), 'Chairs that last');
  await expect.poll(() => sessionStorage.length).toBe(1);
  await shown.leave();
  expect(sessionStorage.length).toBe(0);
});
