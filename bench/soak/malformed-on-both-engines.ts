import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  signInAtProduct,
  startProduct,
} from '../../packages/server/src/testing/product-process.ts';
import { sendMalformed } from './send-malformed.ts';

/** The same malformed requests to a product on each of the embedded engines. */
export async function malformedOnBothEngines(count: number) {
  const results = [];
  for (const engine of ['postgres', 'pglite']) {
    const product = await startProduct({
      EMBEDDED_ENGINE: engine,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'tandem-soak-')),
    });
    try {
      const headers = await signInAtProduct(product.url);
      results.push({ engine, ...(await sendMalformed({ url: product.url, headers }, count, 1)) });
    } finally {
      await product.kill('SIGTERM');
    }
  }
  return results;
}
