import { defineConfig } from 'drizzle-kit';

// Paths are relative to packages/server, where `npm run migration` runs.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/schema.ts',
  out: './migrations',
  casing: 'snake_case',
});
