import { areaOf } from './area-of.mjs';

/** Settings are read once, checked, in one place; process entries and tests start processes. */
function readsEnvironment({ file, code }) {
  const { package: name, layer, isTest } = areaOf(file);
  if (!['domain', 'contract', 'server'].includes(name) || isTest) return [];
  if (layer === 'main' || file.includes('/platform/config/')) return [];
  return /\bprocess\.env\b/.test(code) ? ['process.env may be read in platform/config only'] : [];
}

const IMPURE = /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bcrypto\b\.|\bperformance\.now\b/;

/** Rules get `now` and chance from their caller, so that a test can choose both. */
function isImpure({ file, code, imports }) {
  const { package: name, isTest } = areaOf(file);
  if (name !== 'domain' || isTest) return [];
  const found = IMPURE.exec(code)?.[0];
  const system = imports.find(({ library }) => library?.startsWith('node:'))?.library;
  return found || system
    ? [`domain has no clock, chance or system: pass it in (${found ?? system})`]
    : [];
}

export function contentRules(source) {
  return [...readsEnvironment(source), ...isImpure(source)];
}
