import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { KIT_LAYERS } from './build/kit-layers.ts';

const api = process.env.TANDEM_API ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/app/',
  plugins: [react(), compressAssets()],
  resolve: { alias: [KIT_LAYERS] },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    // The content policy allows no data: fonts or images that a build step slipped in.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    strictPort: true,
    // Vite serves the app and its own modules under the base; the API owns the rest of the site.
    proxy: {
      '/ws2': { target: api, ws: true },
      '^/(?!app(/|$|\\?))': { target: api },
    },
  },
});
