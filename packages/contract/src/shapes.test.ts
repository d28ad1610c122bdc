import { INTEGER_LIMIT } from '@tandem/domain/validation/number-rules';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import type { Operation } from './operation.ts';

interface Schema {
  type?: string;
  minimum?: number;
  maximum?: number;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Numbers that a database column of 32 bits could not hold, by where they arrive. */
function tooLarge(schema: Schema, path: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const isBound = (schema.maximum ?? Number.POSITIVE_INFINITY) <= INTEGER_LIMIT;
  return [
    ...(isNumber && !schema.enum && !isBound ? [path] : []),
    ...Object.entries(properties).flatMap(([name, part]) => tooLarge(part, `${path}.${name}`)),
    ...(items ? tooLarge(items, `${path}[]`) : []),
    ...[...anyOf, ...oneOf].flatMap((part) => tooLarge(part, path)),
  ];
}

/** Rows of these are counted beyond 32 bits. */
const LONG_IDS = [
  'GET /conversations/:conversationId query.before',
  'POST /messages/:messageId/report params.messageId',
  'POST /notification-read body.id',
];

describe('a number in a request', () => {
  it('is never larger than the column it is compared with', () => {
    const found = Object.entries(contract).flatMap(([name, operation]: [string, Operation]) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const shape = operation[part];
        if (!shape) return [];
        const schema = z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' }) as Schema;
        return tooLarge(schema, `${name} ${part}`);
      }),
    );
    expect(found.filter((path) => !LONG_IDS.includes(path))).toEqual([]);
    expect(found.toSorted()).toEqual(LONG_IDS);
  });
});
