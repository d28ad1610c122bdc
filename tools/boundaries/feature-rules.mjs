import { areaOf } from './area-of.mjs';

/** Layers that know nothing of the product's features. */
const BELOW_FEATURES = ['platform', 'ui', 'lib'];

export function featureRules({ file, imports }) {
  const from = areaOf(file);
  return imports.flatMap(({ path }) => {
    if (!path) return [];
    const to = areaOf(path);
    if (to.package !== from.package || to.layer !== 'features') return [];
    if (BELOW_FEATURES.includes(from.layer) && !from.isTest) {
      return [`${from.layer} must not import a feature (${path})`];
    }
    if (from.feature === to.feature || (from.isTest && from.layer !== 'features')) return [];
    if (from.package === 'server' && from.layer !== 'features') {
      return /\/(public|feature)\.ts$/.test(path)
        ? []
        : [`a feature is entered through its feature.ts or public.ts (${path})`];
    }
    if (from.layer !== 'features') return [];
    if (from.package === 'web') return [`web features must not import one another (${path})`];
    return mayEnter(file, from, path)
      ? []
      : [`${from.feature} may use ${to.feature} only through its public.ts (${path})`];
  });
}

/** Tables refer to one another, and statements join them (decision 0005); tests look at rows. */
function mayEnter(file, from, path) {
  if (path.endsWith('/public.ts')) return true;
  const seesTables = /\/(schema|queries)\.ts$/.test(file) || from.isTest;
  return seesTables && path.endsWith('/schema.ts');
}
