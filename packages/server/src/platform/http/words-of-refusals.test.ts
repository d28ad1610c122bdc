import { contract } from '@tandem/contract/contract';
import type { Operation } from '@tandem/contract/operation';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

describe('what a refusal says', () => {
  it.each([
    ['broken JSON', '{"email":', 'application/json', 'This is not valid JSON.'],
    ['nothing where JSON is needed', '', 'application/json', 'This is not valid JSON.'],
    ['another content type', '<a/>', 'application/xml', 'Send JSON.'],
    [
      'too much',
      JSON.stringify('x'.repeat(1_000_001)),
      'application/json',
      'This is more than we take at once.',
    ],
  ])('about %s', async (_what, payload, type, message) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/login',
      payload,
      headers: { 'content-type': type, 'x-requested-with': 'test' },
    });
    expect(answer.json().error.message).toBe(message);
  });

  it.each(['/brands/%zz', '/register/email-available/%E0%A4', '/%'])(
    'about the malformed address %s, in the one error shape',
    async (url) => {
      const answer = await app.http.inject({ url, headers: { 'x-requested-with': 'test' } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        error: { code: 'invalid_input', message: 'This address is not written correctly.' },
      });
    },
  );
});

// Every field of every operation, with everything it cannot be.
const WRONG = [null, 5, -1, 0.5, 1e12, true, '', 'x', 'x'.repeat(60_000), [], ['x'], {}, { a: 1 }];
const A_LIBRARYS_WORDS =
  /expected|received|invalid (input|option|string|key|element|uuid|iso)|too (small|big)|unrecognized|zod|pattern/i;

describe.each(Object.entries<Operation>(contract))('%s', (_name, operation) => {
  it('refuses in our own words', () => {
    for (const shape of [operation.body, operation.query, operation.params]) {
      for (const message of shape ? refusalsOf(shape) : []) {
        expect(message).not.toMatch(A_LIBRARYS_WORDS);
        expect(message).not.toBe('');
      }
    }
  });
});

function refusalsOf(shape: z.ZodType): Set<string> {
  const fields = shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];
  const tries = [
    ...WRONG,
    ...fields.flatMap((field) => WRONG.map((value) => ({ [field]: value }))),
    ...fields.flatMap((field) => WRONG.map((value) => ({ [field]: [value, { socials: value }] }))),
  ];
  return new Set(
    tries.flatMap(
      (value) => shape.safeParse(value).error?.issues.map(({ message }) => message) ?? [],
    ),
  );
}
