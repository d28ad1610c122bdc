import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ASSETS = fileURLToPath(new URL('../../../../web/dist/assets/', import.meta.url));

/**
 * The application's own typefaces, under the addresses it uses itself, so that whoever goes on to
 * sign in has them already. Not built yet, or built without: the system's letters do.
 */
export function findFonts(): { text?: string; display?: string } {
  const files = existsSync(ASSETS) ? readdirSync(ASSETS) : [];
  const address = (start: string) => {
    const file = files.find((name) => name.startsWith(start) && name.endsWith('.woff2'));
    return file && `/app/assets/${file}`;
  };
  const text = address('inter-latin-wght-normal');
  const display = address('bricolage-grotesque-latin-wght-normal');
  return { ...(text ? { text } : {}), ...(display ? { display } : {}) };
}
