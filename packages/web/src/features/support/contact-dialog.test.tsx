import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showInApp } from '../../testing/show-in-app.tsx';
import { ContactDialog } from './contact-dialog.tsx';

function Sample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Write to us
      </button>
      <ContactDialog address="help@tandem.example" opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

it('starts in its first field and gives the focus back', async () => {
  await showInApp(<Sample />);
  const opener = page.getByRole('button', { name: 'Write to us' });
  await userEvent.click(opener);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});
