import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { focusedName } from '../../testing/focused-name.ts';
import { show } from '../../testing/show.tsx';
import { DropdownItem } from './dropdown-item.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

async function showMenu(onSelect = () => {}) {
  await show(
    <DropdownMenu trigger="Manage">
      {['Rename', 'Copy', 'Delete'].map((name) => (
        <DropdownItem key={name} onSelect={onSelect}>
          {name}
        </DropdownItem>
      ))}
    </DropdownMenu>,
  );
  await userEvent.tab();
}
const opener = () => page.getByRole('button', { name: 'Manage' });

it('opens below its button by the arrow key, and moves round with the arrows', async () => {
  await showMenu();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focusedName).toBe('Rename');
  await expectAccessible();
  await userEvent.keyboard('{ArrowUp}');
  expect(focusedName()).toBe('Delete');
  await userEvent.keyboard('{ArrowDown}{End}{Home}{ArrowDown}');
  expect(focusedName()).toBe('Copy');
});

it('closes by Escape with the focus back, by Tab, and by a press elsewhere', async () => {
  await showMenu();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(opener()).toHaveFocus();
  for (const close of [() => userEvent.tab(), () => userEvent.click(document.body)]) {
    await userEvent.click(opener());
    await expect.element(page.getByRole('menu')).toBeVisible();
    await close();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  }
});

it('does what is chosen, once, and closes', async () => {
  const choose = vi.fn();
  await showMenu(choose);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
