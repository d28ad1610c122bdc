import { bold, dim } from './terminal.mjs';

const MOST = 10;

/**
 * The tests and the files that took longest, so that nobody has to look for where the time went.
 * `files` are `{ name, seconds, tests: [{ name, seconds }] }`.
 */
export function slowest(files) {
  const tests = files.flatMap((file) =>
    file.tests.map(({ name, seconds }) => ({ name: `${file.name} › ${name}`, seconds })),
  );
  return [listed('Slowest tests', tests), listed('Slowest files', files)].join('\n');
}

function listed(title, items) {
  const longest = items.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST);
  const lines = longest.map(
    ({ name, seconds }) => `  ${dim(`${seconds.toFixed(1)} s`.padStart(8))} ${name}`,
  );
  return longest.length === 0 ? '' : `\n${bold(title)}\n${lines.join('\n')}`;
}
