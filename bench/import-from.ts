import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const HERE = resolve(import.meta.dirname, '..');

/** A module of this checkout, or of another one of the same project. */
export async function importFrom<Module>(
  checkout: string | undefined,
  path: string,
): Promise<Module> {
  return import(pathToFileURL(resolve(checkout ?? HERE, path)).href);
}
