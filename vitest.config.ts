import { defineConfig } from 'vitest/config';
import { LongestFirst } from './e2e/longest-first.ts';
import { PGLITE_ONLY, PGLITE_PATHS } from './packages/server/src/testing/pglite-paths.ts';

const server = {
  include: ['packages/server/src/**/*.test.ts'],
  // Each file has a database and an app of its own; sharing the loaded modules halves the time.
  isolate: false,
  globalSetup: ['packages/server/src/testing/database-template.ts'],
  setupFiles: ['packages/server/src/testing/patient-waits.ts'],
  // Some start whole products; a busy machine must not fail them.
  hookTimeout: 300_000,
  testTimeout: 300_000,
};

// All tiers share one runner. `domain` must stay under five seconds so that people run it on every save.
export default defineConfig({
  test: {
    // The default leaves one core idle; server tests mostly wait for their databases and jobs.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'domain',
          // Rules are pure: nothing leaks from one file to the next, so they may share a worker.
          isolate: false,
          include: ['packages/domain/src/**/*.test.ts', 'packages/contract/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          include: ['packages/web/src/**/*.test.ts'],
        },
      },
      // Components in a browser: `ui`.
      './packages/web/vitest.config.ts',
      {
        test: {
          name: 'form-runtime',
          include: ['packages/form-runtime/src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          env: { TEST_DATABASE: 'postgres' },
          exclude: [...PGLITE_ONLY],
        },
      },
      {
        test: {
          ...server,
          name: 'pglite',
          env: { TEST_DATABASE: 'pglite' },
          include: [...PGLITE_PATHS],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/start-product-once.ts'],
          // A worker keeps its browser from file to file.
          isolate: false,
          hookTimeout: 300_000,
          testTimeout: 300_000,
          expect: { poll: { timeout: 100_000 } },
        },
      },
    ],
  },
});
