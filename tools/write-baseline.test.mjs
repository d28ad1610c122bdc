import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withHandwritten } from './write-baseline.mjs';

const generated = `CREATE TABLE "a" (
	"id" integer
);
--> statement-breakpoint
CREATE TABLE "b" (
	"id" integer
);
--> statement-breakpoint
CREATE INDEX "a_idx" ON "a" ("id");--> statement-breakpoint
CREATE INDEX "b_idx" ON "b" ("id");`;

test('what is written by hand survives generating', () => {
  const byHand = {
    before: ['CREATE EXTENSION x;'],
    partitionedBy: { b: 'RANGE ("id")' },
    after: ['CREATE TABLE "b_rest" PARTITION OF "b" DEFAULT;'],
  };
  assert.deepEqual(withHandwritten(generated, byHand).split('\n--> statement-breakpoint\n'), [
    'CREATE EXTENSION x;',
    'CREATE TABLE "a" (\n\t"id" integer\n);',
    'CREATE TABLE "b" (\n\t"id" integer\n) PARTITION BY RANGE ("id");',
    'CREATE INDEX "a_idx" ON "a" ("id");',
    'CREATE INDEX "b_idx" ON "b" ("id");',
    'CREATE TABLE "b_rest" PARTITION OF "b" DEFAULT;\n',
  ]);
});

test('a partition of a table that is gone stops the generator', () => {
  const byHand = { before: [], partitionedBy: { c: 'RANGE ("id")' }, after: [] };
  assert.throws(() => withHandwritten(generated, byHand), /"c", which no schema declares/);
});
