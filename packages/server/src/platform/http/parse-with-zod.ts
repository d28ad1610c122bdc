import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from './http-error.ts';
import { plainMessage } from './plain-message.ts';

/** Lets routes declare zod schemas; the first problem of each field is named in the answer. */
export function parseWithZod(app: FastifyInstance): void {
  z.config({ customError: plainMessage });
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    return { error: invalidInput(parsed.error.issues) };
  });
  // Fastify wraps what a validator returns; ours is already the answer we want.
  app.setSchemaErrorFormatter((errors) => errors as unknown as Error);
}

function invalidInput(issues: z.core.$ZodIssue[]): HttpError {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  const names = Object.keys(fields).join(', ');
  return new HttpError(400, 'invalid_input', `Please check: ${names}.`, { fields });
}
