import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Writes `.br` and `.gz` beside every text file in dist/assets, once, at the highest level, so that
 * the server hands out stored bytes instead of compressing on each request. Fonts and pictures are
 * already compressed and stay alone.
 */
export function compressAssets(): Plugin {
  let assetsDir = '';
  return {
    name: 'tandem:compress-assets',
    apply: 'build',
    configResolved(config) {
      assetsDir = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    async closeBundle(error?: Error) {
      if (error) return;
      const names = await readdir(assetsDir);
      await Promise.all(
        names.filter(isCompressible).map((name) => compress(join(assetsDir, name))),
      );
    },
  };
}

function isCompressible(name: string): boolean {
  return /\.(js|css|svg|json|map|txt)$/.test(name);
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
