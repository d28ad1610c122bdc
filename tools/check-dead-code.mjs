import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, productNode, root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * What nothing uses: files, exports and packages anywhere, and in what the product ships also exports
 * that only tests use. Rules that were written ahead of their screens are named in waiting-code.json;
 * a name there that is used by now, or gone, is a mistake too, so that the list cannot grow old.
 */
export async function checkDeadCode() {
  const anywhere = await knip();
  if (!anywhere.ok) return anywhere;
  const shipped = await knip('--production', '--include-entry-exports', ...EXPORTS_AS_JSON);
  // knip ends with an error when it found something, and then its answer is still one line of JSON.
  const report = shipped.output.split('\n').find((line) => line.startsWith('{"issues":'));
  if (!report) return { ok: false, output: shipped.output };
  const problems = compareWithWaiting(unusedExports(JSON.parse(report)), readWaiting());
  return { ok: problems.length === 0, output: problems.join('\n') };
}

/** Both are lists of `{ file, name }`. */
export function compareWithWaiting(unused, waiting) {
  const key = ({ file, name }) => `${file} ${name}`;
  const [found, named] = [new Set(unused.map(key)), new Set(waiting.map(key))];
  return [
    ...unused.filter((one) => !named.has(key(one))).map((one) => `${key(one)}: nothing uses it.`),
    ...waiting
      .filter((one) => !found.has(key(one)))
      .map((one) => `${key(one)}: used or gone, so it waits no more; see tools/waiting-code.json.`),
  ];
}

const knip = (...args) => run(productNode, [installed.knip, '--no-progress', ...args]);

const EXPORTS_AS_JSON = ['--include', 'exports,types', '--reporter', 'json', '--no-config-hints'];

function unusedExports({ issues }) {
  return (
    issues
      // Tests of one feature reach another through its public.ts, as everybody does.
      .filter(({ file }) => !/\/testing\/|\/public\.ts$/.test(file))
      .flatMap(({ file, exports, types }) =>
        [...exports, ...types].map(({ name }) => ({ file, name })),
      )
  );
}

function readWaiting() {
  const list = JSON.parse(readFileSync(join(root, 'tools/waiting-code.json'), 'utf8'));
  return Object.values(list.waitingFor).flatMap((files) =>
    Object.entries(files).flatMap(([file, names]) =>
      names.map((name) => ({ file: `packages/${file}`, name })),
    ),
  );
}
