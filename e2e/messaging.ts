import type { Page } from 'playwright-core';
import type { GivenBrand } from './given-brand.ts';
import type { Companion } from './journey.ts';

type Named = Pick<GivenBrand, 'name'>;

/** Writes to a brand from its profile and ends in the thread. */
export async function begin(
  { page, enter }: Pick<Companion, 'page' | 'enter'>,
  from: GivenBrand,
  to: GivenBrand,
  words: string,
): Promise<void> {
  await enter(from.person, `/explore/brands/${to.id}`);
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await editorIn(page.getByRole('dialog'), to).pressSequentially(words);
  await page.keyboard.press('Enter');
  await thread(page, to).getByText(words).waitFor();
}

/** One brand's first message to another, past the browser; answers where the two talk. */
export async function givenConversation(
  from: GivenBrand,
  to: GivenBrand,
  words: string,
): Promise<number> {
  const { conversation_id } = await from.api.call('POST /new-conversation/:brandId', {
    params: { brandId: to.id },
    body: { content: words },
  });
  return conversation_id;
}

export async function write(page: Page, to: Named, words: string): Promise<void> {
  await editorIn(page, to).pressSequentially(words);
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: /^Messages with/ })
    .getByText(words)
    .waitFor();
}

export const row = (page: Page, { name }: Named) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name });

export const thread = (page: Page, { name }: Named) =>
  page.getByRole('region', { name: `Messages with ${name}` });

export const editorIn = (place: Pick<Page, 'getByRole'>, { name }: Named) =>
  place.getByRole('textbox', { name: `Message to ${name}` });
