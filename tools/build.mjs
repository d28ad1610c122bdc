import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, productNode, root } from './paths.mjs';
import { run } from './run.mjs';
import { secondsSince, ToolError } from './terminal.mjs';

/** What is built, and the folders whose content decides whether it must be built again. */
const TARGETS = [
  { name: 'form runtime', folder: 'packages/form-runtime' },
  { name: 'web application', folder: 'packages/web' },
];
const SHARED = ['packages/domain', 'packages/contract'];

/** Builds what shoppers' and members' browsers load, where its sources changed since last time. */
export async function build(say, only = TARGETS.map(({ folder }) => folder)) {
  for (const { name, folder } of TARGETS.filter((target) => only.includes(target.folder))) {
    const wanted = fingerprint([folder, ...SHARED]);
    const marker = join(root, folder, 'dist/.vite/built-from');
    if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) continue;

    say(`Building the ${name}...`);
    const started = Date.now();
    rmSync(marker, { force: true });
    const { ok, output } = await run(productNode, [installed.vite, 'build', '--logLevel=warn'], {
      cwd: join(root, folder),
      env: { NODE_ENV: 'production' },
    });
    if (!ok) throw new ToolError(`The ${name} could not be built:\n${output}`);
    mkdirSync(join(root, folder, 'dist/.vite'), { recursive: true });
    writeFileSync(marker, wanted);
    say(`Built the ${name} in ${secondsSince(started)}.`);
  }
}

/** Content rather than times, because a fresh clone or a branch switch touches every file. */
function fingerprint(folders) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of folders) {
    for (const path of sourcesIn(join(root, folder))) {
      hash.update(path.slice(root.length)).update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        return entry.name === 'dist' || entry.name === 'node_modules' ? [] : sourcesIn(path);
      }
      return entry.name.includes('.test.') ? [] : [path];
    });
}
