import { contentRules } from './boundaries/content-rules.mjs';
import { featureRules } from './boundaries/feature-rules.mjs';
import { findCycles } from './boundaries/find-cycles.mjs';
import { findFeatureCycles } from './boundaries/find-feature-cycles.mjs';
import { findForeignWrites } from './boundaries/find-foreign-writes.mjs';
import { libraryRules } from './boundaries/library-rules.mjs';
import { nameRules } from './boundaries/name-rules.mjs';
import { packageRules } from './boundaries/package-rules.mjs';
import { readSources } from './boundaries/read-sources.mjs';
import { root } from './paths.mjs';
import { main, ToolError } from './terminal.mjs';

const RULES = [packageRules, featureRules, libraryRules, contentRules, nameRules];

/** Where the code breaks the layout the architecture promises, as `{ file, problem }`. */
export function checkBoundaries(folder) {
  const sources = readSources(folder);
  return [
    ...sources.flatMap((source) =>
      RULES.flatMap((rule) => rule(source).map((problem) => ({ file: source.file, problem }))),
    ),
    ...findCycles(sources),
    ...findFeatureCycles(sources),
    ...findForeignWrites(sources),
  ];
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const found = checkBoundaries(root);
    if (found.length === 0) return;
    throw new ToolError(found.map(({ file, problem }) => `${file}: ${problem}`).join('\n'));
  });
}
