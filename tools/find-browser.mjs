import { join } from 'node:path';
import { productNode, root } from './paths.mjs';
import { run } from './run.mjs';
import { ToolError } from './terminal.mjs';

let search;

/**
 * What a test needs in its environment to find its browser, as `{ env }`, or `{ missing }` with how
 * to get one. Looked for once, because looking may mean unpacking or installing.
 */
export function findBrowser() {
  search ??= ask();
  return search;
}

async function ask() {
  const { ok, output } = await run(productNode, [join(root, 'e2e/print-browser.ts')]);
  if (!ok) throw new ToolError(output);
  const { missing, executablePath, env } = JSON.parse(output.split('\n').at(-1));
  return missing ? { missing } : { env: { CHROMIUM_PATH: executablePath, ...env } };
}
