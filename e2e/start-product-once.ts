import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

/** Most journeys share one product; those that stop it start their own. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Who only counts the journeys starts none.
  if (process.env.COUNT_ONLY) return undefined;
  const product = await startProduct();
  project.provide('productUrl', product.url);
  return () => product.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
  }
}
