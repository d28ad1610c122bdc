import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from './paths.mjs';

const schema = readFileSync(join(root, 'packages/server/src/platform/config/config.ts'), 'utf8');
const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8');

/** Name and literal default of each setting in the schema; no default means that it is optional. */
function settingsInSchema() {
  const entries = schema.split(/^ {4}(?=[A-Z][A-Z0-9_]*:)/m).slice(1);
  return entries.map((entry) => ({
    name: /^[A-Z0-9_]+/.exec(entry)[0],
    fallback: /\.default\('?([^')]*)'?\)/.exec(entry.split(/^ {2}\}\)/m)[0])?.[1],
  }));
}

function settingsInTable() {
  const rows = page.matchAll(/^\| `([A-Z0-9_]+)` \| (?:`([^`]*)`|none) \|/gm);
  return [...rows].map(([, name, fallback]) => ({ name, fallback }));
}

it('documents every setting of the schema, in its order, and no other', () => {
  const names = settingsInSchema().map(({ name }) => name);
  assert.ok(names.length > 10, 'the schema could not be read');
  assert.deepEqual(
    settingsInTable().map(({ name }) => name),
    names,
  );
});

it('documents the defaults that the schema has', () => {
  // Put together from others rather than written in the schema.
  const derived = ['PUBLIC_URL', 'S3_ENDPOINT'];
  const plain = (settings) => settings.filter(({ name }) => !derived.includes(name));
  assert.deepEqual(plain(settingsInTable()), plain(settingsInSchema()));
});
