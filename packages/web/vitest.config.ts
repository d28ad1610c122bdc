import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { KIT_LAYERS } from './build/kit-layers.ts';

/** Components in a real browser: every `*.test.tsx`. What needs no page is a `*.test.ts`. */
export default defineConfig({
  resolve: { alias: [KIT_LAYERS] },
  // Found while the tests run, a library would make every open page load anew.
  optimizeDeps: {
    entries: ['src/**/*.tsx'],
    include: ['vitest-browser-react', 'react/jsx-dev-runtime'],
  },
  test: {
    name: 'ui',
    include: ['src/**/*.test.tsx'],
    // Busy machines are slow; only a state that never comes should fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ['../../e2e/choose-browser.ts'],
    browser: {
      enabled: true,
      headless: true,
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        // As the journeys have it: nothing is looked at halfway through a fade.
        contextOptions: {
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'America/New_York',
        },
        launchOptions: {
          // Asked for when the browser starts, which is after the set-up above has found one.
          get executablePath() {
            return process.env.CHROMIUM_PATH;
          },
          args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
        },
      }),
    },
  },
});
