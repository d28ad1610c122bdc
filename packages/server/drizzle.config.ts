import { defineConfig } from 'drizzle-kit';

// Paths are relative to packages/server, where tools/write-baseline.mjs runs the generator.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/schema.ts',
  out: './migrations',
  casing: 'snake_case',
});
