import { readdirSync } from 'node:fs';

/** Seconds that the longest spec files take, so that no lane ends long after the others. */
const LONG = {
  routes: 130,
  billing: 75,
  accounts: 75,
  styleguide: 75,
  xss: 70,
  messaging: 60,
  brands: 45,
  shell: 35,
  support: 35,
  team: 35,
};
const USUAL = 20;

/** Deals the spec files of a folder out to lanes that run side by side, the longest first. */
export function shareOut(folder, lanes) {
  const specs = readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => ({ file, seconds: LONG[file.replace('.spec.ts', '')] ?? USUAL }))
    .sort((a, b) => b.seconds - a.seconds || a.file.localeCompare(b.file));
  const shares = Array.from({ length: lanes }, () => ({ files: [], seconds: 0 }));
  for (const { file, seconds } of specs) {
    const emptiest = shares.reduce((a, b) => (b.seconds < a.seconds ? b : a));
    emptiest.files.push(file);
    emptiest.seconds += seconds;
  }
  return shares.map(({ files }) => files);
}
