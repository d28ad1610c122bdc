import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails when axe finds something serious or critical on the page as it stands; `strict` leaves
 * nothing. Contrast takes as long as all other rules together and may be left to another look, or be
 * the only thing looked at.
 */
export async function expectAccessible(
  page: Page,
  { strict = false, contrast = true }: { strict?: boolean; contrast?: boolean | 'only' } = {},
): Promise<void> {
  // A part that was fetched a moment ago may be on the page before its styles are.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((l) => l.sheet),
  );
  // Colours fade over, if only for a millisecond.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  // Evaluated by the debugger rather than added as a script, which the content policy forbids.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ([anyLevel, colors]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // What passes is not described in detail, which is most of the work.
      const { violations } = await run({
        resultTypes: ['violations'],
        ...(colors === 'only'
          ? { runOnly: ['color-contrast'] }
          : { rules: { 'color-contrast': { enabled: colors } } }),
      });
      return violations
        .filter(({ impact }) => anyLevel || impact === 'serious' || impact === 'critical')
        .map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join('\n  ')}`);
    },
    [strict, contrast] as const,
  );
  if (found.length > 0) throw new Error(`axe found on ${page.url()}:\n${found.join('\n')}`);
}
