import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { clearActiveBrandId, setActiveBrandId } from './active-brand.ts';
import { carryBrandToOtherTabs } from './carry-brand.ts';

let stop = () => {};
beforeEach(() => {
  setActiveBrandId(7);
  stop = carryBrandToOtherTabs();
});
afterEach(() => {
  stop();
  clearActiveBrandId();
});

async function showLink(href: string, target?: string) {
  await show(
    // Nothing is followed here; the address is all that matters.
    <a href={href} target={target} onClick={(event) => event.preventDefault()}>
      <b>Messages</b>
    </a>,
  );
  const link = page.getByRole('link', { name: 'Messages' });
  return {
    link,
    address: () => (link.element() as HTMLAnchorElement).href.replace(/^.*?\/\/[^/]*/, ''),
  };
}

it('names the brand in a link that is opened in another tab', async () => {
  const { link, address } = await showLink('/app/messaging?list=archived');
  await userEvent.click(link, { modifiers: ['ControlOrMeta'] });
  expect(address()).toBe('/app/messaging?list=archived&brandId=7');
});

it.each(['middle', 'right'] as const)('and in one pressed with the %s button', async (button) => {
  const { link, address } = await showLink('/app/messaging');
  link
    .element()
    .dispatchEvent(
      new PointerEvent('pointerdown', { button: button === 'middle' ? 1 : 2, bubbles: true }),
    );
  expect(address()).toBe('/app/messaging?brandId=7');
});

it('and in one that asks for a tab of its own, or is opened by the keyboard', async () => {
  const { link, address } = await showLink('/app/messaging', '_blank');
  await userEvent.click(link);
  expect(address()).toBe('/app/messaging?brandId=7');
});

it('leaves a link alone that stays in this tab', async () => {
  const { link, address } = await showLink('/app/messaging');
  await userEvent.click(link);
  expect(address()).toBe('/app/messaging');
});

it.each(['/app/?brandId=9', '/terms', '/application', 'https://elsewhere.example/app/x'])(
  'and %s, which is another brand or no place of the app',
  async (href) => {
    const { link, address } = await showLink(href);
    await userEvent.click(link, { modifiers: ['ControlOrMeta'] });
    expect(href).toContain(address());
  },
);
