import type { BrowserContext } from 'playwright-core';

/**
 * Replaces what people can write in every answer of the API by hostile text, as if somebody had got
 * it into the database past all checks. Ids, dates and states stay, so that the screens work.
 */
export async function answerWith(
  context: BrowserContext,
  url: string,
  { texts, addresses }: { texts: readonly string[]; addresses: readonly string[] },
): Promise<void> {
  let next = 0;
  const take = (from: readonly string[]) => from[next++ % from.length] ?? '';
  const replaced = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => replaced(item, key));
    if (typeof value === 'string') {
      if (TEXT_KEYS.has(key)) return take(texts);
      return ADDRESS_KEYS.has(key) ? take(addresses) : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, replaced(inner, name)]),
    );
  };
  const isApi = (asked: URL) =>
    asked.origin === url && !/^\/(app|files|assets|internal)(\/|$)/.test(asked.pathname);
  await context.route(isApi, async (route) => {
    const answer = await route.fetch();
    const isJson = answer.headers()['content-type']?.includes('application/json');
    if (!isJson || !answer.ok()) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: replaced(await answer.json(), '') });
  });
}

const TEXT_KEYS = new Set([
  ...'accountname title text name sender_name content comment subject message description'.split(
    ' ',
  ),
  ...'conversation_brand_name invitee_brand_name host_brand_name campaign_name brandName'.split(
    ' ',
  ),
  ...'firstName lastName fullName displayName reportedBy writtenBy closedBy storeName'.split(' '),
  ...'reason legalName city addressL1 details path'.split(' '),
]);
const ADDRESS_KEYS = new Set(
  'website url to deskUrl receiptUrl confirmUrl logo img image coverPhoto brandLogo conversation_brand_logo invitee_brand_logo host_brand_logo'.split(
    ' ',
  ),
);
