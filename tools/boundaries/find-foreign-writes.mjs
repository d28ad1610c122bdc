import { posix } from 'node:path';
import { areaOf } from './area-of.mjs';

const SERVER = 'packages/server/src/';
const TABLE = /export const (\w+) = pgTable\(\s*'(\w+)'/g;
const IMPORT = /^import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+\/schema\.ts)'/gm;
const ALIAS = /\bconst (\w+) = (\w+);/g;
const DRIZZLE_WRITE = /\.(insert|update|delete)\((\w+)\)/g;
const SQL_WRITE =
  /\b(insert into|update|delete from|merge into|truncate)\s+(?:"?(\w+)"?|\$\{(\w+)\})/gi;

/**
 * Statements that insert into, update or delete from a table whose schema.ts lives in another folder:
 * whoever owns a table is the only one who can keep what its rows must agree on. Platform folders own
 * their tables like features do. Tests and their builders may write anything.
 */
export function findForeignWrites(sources) {
  const server = sources.filter(({ file }) => file.startsWith(SERVER));
  const tables = server.flatMap(declaredTables);
  const byName = new Map(tables.map((table) => [table.name, table]));
  return server
    .filter(({ file }) => !areaOf(file).isTest)
    .flatMap((source) =>
      writtenTables(source, tables, byName)
        .filter(({ owner }) => owner !== ownerOf(source.file))
        .map(({ name, owner }) => ({
          file: source.file,
          problem: `only ${owner} may change the table ${name}: use its public.ts`,
        })),
    );
}

function declaredTables({ file, code }) {
  if (!file.endsWith('/schema.ts')) return [];
  return [...code.matchAll(TABLE)].map(([, constant, name]) => ({
    file,
    constant,
    name,
    owner: ownerOf(file),
  }));
}

/** `features/billing` for everything below it. */
function ownerOf(file) {
  return file.slice(SERVER.length).split('/').slice(0, 2).join('/');
}

function writtenTables({ file, code }, tables, byName) {
  const local = localNames({ file, code }, tables);
  const drizzle = [...code.matchAll(DRIZZLE_WRITE)].map(([, , constant]) => local.get(constant));
  const raw = [...code.matchAll(SQL_WRITE)].map(([, , name, constant]) =>
    name ? byName.get(name) : local.get(constant),
  );
  return [...new Set([...drizzle, ...raw])].filter(Boolean);
}

/** What this file calls the tables it imports, including names given to them for short. */
function localNames({ file, code }, tables) {
  const names = new Map();
  for (const [, list, from] of code.matchAll(IMPORT)) {
    const schema = posix.join(posix.dirname(file), from);
    for (const entry of list.split(',')) {
      const [constant, as = constant] = entry
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      const table = tables.find((one) => one.file === schema && one.constant === constant);
      if (table) names.set(as, table);
    }
  }
  for (const [, short, constant] of code.matchAll(ALIAS)) {
    if (names.has(constant)) names.set(short, names.get(constant));
  }
  return names;
}
