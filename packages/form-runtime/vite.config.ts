import { defineConfig } from 'vite';
import { sizeBudget } from './build/size-budget.ts';

// One classic script without imports, for pages we know nothing about: it must not leak names into
// them, and must run in browsers a few years old.
export default defineConfig({
  plugins: [sizeBudget()],
  build: {
    target: 'es2020',
    minify: true,
    lib: {
      entry: 'src/runtime.ts',
      formats: ['iife'],
      name: 'tandemRuntime',
      fileName: () => 'runtime.js',
    },
  },
});
