const SACKS = ['utils', 'util', 'helpers', 'helper', 'common', 'misc'];
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function nameRules({ file }) {
  return file.split('/').flatMap((part, depth, parts) => {
    const isFile = depth === parts.length - 1;
    const name = isFile ? part.replace(/(\.(test|spec|config|d))?\.tsx?$/, '') : part;
    if (!KEBAB_CASE.test(name)) return [`names are kebab-case (${part})`];
    if (SACKS.includes(name)) return [`"${name}" says nothing: name it after what it does`];
    if (isFile && name === 'index') return ['no barrels: import from the file itself'];
    return [];
  });
}
