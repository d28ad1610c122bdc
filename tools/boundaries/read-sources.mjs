import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { withoutComments } from './without-comments.mjs';

/**
 * All TypeScript below packages/, e2e/ and bench/, with what each file imports. Imports are found
 * by pattern rather than by a parser: Biome formats every file, so a statement starts its line.
 */
export function readSources(root) {
  return ['packages', 'e2e', 'bench']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesIn(join(root, folder)))
    .map((path) => {
      const file = relative(root, path).split(sep).join('/');
      const code = withoutComments(readFileSync(path, 'utf8'));
      return { file, code, imports: importsOf(code).map((found) => resolved(file, found)) };
    });
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const STATEMENT =
  /^(?:import|export)\s+(?:(type)\s+)?(?:[\w$*{][^'";=()]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const CALL = /\bimport\(\s*['"]([^'"]+)['"]/g;

function importsOf(code) {
  return [
    ...[...code.matchAll(STATEMENT)].map(([, type, to]) => ({ to, typeOnly: type === 'type' })),
    ...[...code.matchAll(CALL)].map(([, to]) => ({ to, typeOnly: false })),
  ];
}

/** Ours become paths from the root; everything else stays the name of a library. */
function resolved(file, { to, typeOnly }) {
  if (to.startsWith('.')) return { path: posix.join(dirname(file), to), typeOnly };
  const ours = /^@tandem\/([^/]+)(?:\/(.+))?$/.exec(to);
  if (ours) return { path: `packages/${ours[1]}/src/${ours[2] ?? ''}.ts`, typeOnly };
  return { library: to, typeOnly };
}
