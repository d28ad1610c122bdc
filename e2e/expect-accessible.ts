import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails when axe finds something serious or critical on the page as it stands; `strict` leaves nothing. */
export async function expectAccessible(page: Page, { strict = false } = {}): Promise<void> {
  // Evaluated by the debugger rather than added as a script, which the content policy forbids.
  await page.evaluate(AXE);
  const found = await page.evaluate(async (anyLevel) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations
      .filter(({ impact }) => anyLevel || impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join('\n  ')}`);
  }, strict);
  if (found.length > 0) throw new Error(`axe found on ${page.url()}:\n${found.join('\n')}`);
}
