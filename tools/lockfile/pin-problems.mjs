const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * The same bytes for everybody: our packages ask for exact versions, each entry says what its
 * content hashes to, and none where it is fetched from, so that any registry serves.
 */
export function pinProblems({ packages }, settings) {
  const entries = Object.entries(packages);
  return [
    ...entries.filter(([path]) => isOurs(path)).flatMap(([path, entry]) => ranges(path, entry)),
    ...entries
      .filter(([path, { link }]) => !isOurs(path) && !link)
      .flatMap(([path, entry]) => loose(path, entry)),
    ...(/^omit-lockfile-registry-resolved=true$/m.test(settings)
      ? []
      : ['.npmrc lacks omit-lockfile-registry-resolved=true.']),
  ];
}

const isOurs = (path) => !path.includes('node_modules/');

function ranges(path, manifest) {
  return KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([name, version]) => !EXACT.test(version) && !name.startsWith('@tandem/'))
    .map(([name, version]) => `${path || 'the root'} asks for ${name} ${version}: say which one.`);
}

function loose(path, { version, integrity, resolved }) {
  return [
    ...(EXACT.test(version ?? '') ? [] : [`${path} has no version.`]),
    ...(integrity ? [] : [`${path} does not say what it hashes to.`]),
    ...(resolved ? [`${path} names a registry.`] : []),
  ];
}
