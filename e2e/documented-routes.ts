import { readFileSync } from 'node:fs';

export interface DocumentedRoute {
  path: string;
  state: 'built' | 'planned' | 'redirect';
}

const DOCUMENT = readFileSync(new URL('../docs/routes.md', import.meta.url), 'utf8');

/** Something for each part of an address that is filled in. */
const EXAMPLES: Record<string, string> = {
  brandId: '1',
  builderId: '1',
  campaignId: '1',
  conversationId: '1',
  espId: 'klaviyo',
  id: '1',
  invoiceId: '1',
  'section?': 'current',
  token: 'not-a-token-anybody-was-given',
  type: 'brands',
};

/** The routes below one heading of docs/routes.md, with examples filled in. */
export function documentedRoutes(heading: string): DocumentedRoute[] {
  const section = DOCUMENT.split('\n## ').find((part) => part.startsWith(heading));
  if (!section) throw new Error(`docs/routes.md has no heading "${heading}"`);
  return [...section.matchAll(/^\| `([^`]+)` \|.*\| (\w+) \|$/gm)].map(([, path = '', state]) => ({
    path: path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => exampleOf(name)),
    state: state as DocumentedRoute['state'],
  }));
}

function exampleOf(name: string): string {
  const example = EXAMPLES[name];
  if (example === undefined) throw new Error(`no example for {${name}} of docs/routes.md`);
  return example;
}
