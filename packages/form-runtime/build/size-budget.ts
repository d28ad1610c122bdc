import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import budget from '../size-budget.json' with { type: 'json' };

/**
 * Fails the build when a file outgrows its budget. Somebody else's shop pays for these bytes on
 * every page, so growth is a decision made in size-budget.json, not an accident.
 */
export function sizeBudget(): Plugin {
  return {
    name: 'tandem:size-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const [file, { brotliBytes: limit }] of Object.entries(budget)) {
        const built = bundle[file];
        if (built?.type !== 'chunk') this.error(`${file} was not built`);
        const size = brotliCompressSync(built.code).length;
        if (size > limit) {
          this.error(`${file} is ${size} bytes with brotli, over its budget of ${limit}`);
        }
        this.info(`${file}: ${size} of ${limit} bytes with brotli`);
      }
    },
  };
}
