import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OLDEST_PRODUCT_NODE } from './choose-node.mjs';
import { nativeFamilies, platformProblems } from './lockfile/native-families.mjs';
import { pinProblems } from './lockfile/pin-problems.mjs';
import { scriptProblems } from './lockfile/script-problems.mjs';
import { root } from './paths.mjs';
import { PLATFORMS } from './platforms.mjs';
import { main, ToolError } from './terminal.mjs';

/** Every folder that npm installs from. */
const FOLDERS = ['.', 'tools/node', 'tools/mutation'];

/** What would install differently on another machine, or run what nobody looked at. */
export function checkLockfile({ lock, settings }) {
  return [
    ...platformProblems(lock),
    ...pinProblems(lock, settings),
    ...scriptProblems(lock, settings),
    ...typesProblems(lock),
  ];
}

/** Somebody's Node may be the oldest that we promise; what a newer one adds must not compile. */
function typesProblems({ packages }) {
  const types = packages['node_modules/@types/node']?.version;
  const minor = (version) => version.split('.').slice(0, 2).join('.');
  if (!packages['']?.workspaces || minor(types) === minor(OLDEST_PRODUCT_NODE)) return [];
  return [`@types/node is ${types}, but the oldest Node we run on is ${OLDEST_PRODUCT_NODE}.`];
}

function readFolder(folder) {
  const read = (name) => {
    const path = join(root, folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return { lock: JSON.parse(read('package-lock.json')), settings: read('.npmrc') };
}

/** `node tools/check-lockfile.mjs --list`: what differs from machine to machine, and where it is. */
function list() {
  const families = FOLDERS.flatMap((folder) => nativeFamilies(readFolder(folder).lock));
  for (const { name, version, members } of families.filter(({ members }) => members.length > 1)) {
    console.log(`${name} ${version}`);
    for (const platform of PLATFORMS) {
      const fitting = members.filter(({ runsOn }) => runsOn(platform));
      const found = fitting.map((member) => `${member.name} ${member.version}`);
      console.log(`  ${platform.name.padEnd(18)} ${found.join(', ') || '-'}`);
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    if (process.argv.includes('--list')) return list();
    const problems = FOLDERS.flatMap((folder) =>
      checkLockfile(readFolder(folder)).map(
        (problem) => `${join(folder, 'package-lock.json')}: ${problem}`,
      ),
    );
    if (problems.length > 0) throw new ToolError(problems.join('\n'));
  });
}
