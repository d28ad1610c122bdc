import { areaOf } from './area-of.mjs';

/** Which of our packages each may import: domain <- contract <- server, web. */
const ALLOWED = {
  domain: [],
  contract: ['domain'],
  server: ['domain', 'contract'],
  web: ['domain', 'contract'],
  'form-runtime': ['domain', 'contract'],
  e2e: ['domain', 'contract'],
  bench: ['domain', 'contract', 'server', 'e2e'],
};

/** Browsers get the contract's types but none of its code, so that zod stays out of them. */
const CONTRACT_AS_TYPES_ONLY = ['web', 'form-runtime'];

export function packageRules({ file, imports }) {
  const from = areaOf(file);
  return imports.flatMap(({ path, typeOnly }) => {
    if (!path) return [];
    const to = areaOf(path);
    if (to.package === from.package) return [];
    if (!ALLOWED[from.package]?.includes(to.package)) {
      return [`${from.package} must not import ${to.package} (${path})`];
    }
    if (to.package === 'contract' && !typeOnly && CONTRACT_AS_TYPES_ONLY.includes(from.package)) {
      return [`${from.package} takes the contract as types only: write "import type" (${path})`];
    }
    return [];
  });
}
