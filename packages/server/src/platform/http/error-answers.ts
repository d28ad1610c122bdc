import type { ErrorAnswer, ErrorCode } from '@tandem/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isUnstorableText } from '../db/is-unstorable-text.ts';
import { HttpError } from './http-error.ts';

/** Gives every failure the one error shape; the inside of an unexpected one stays in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError) {
      if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
      return send(reply, error.status, error.code, error.message, error);
    }
    if (isUnstorableText(error)) {
      return send(reply, 400, 'invalid_input', 'There is a character that cannot be stored.');
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return send(reply, status, codeFor(status), error.message);
    request.log.error({ err: error }, 'request failed');
    return send(reply, 500, 'internal', 'Something went wrong on our side. Please try again.');
  });
  app.setNotFoundHandler((_request, reply) =>
    send(reply, 404, 'not_found', 'There is nothing at this address.'),
  );
}

function send(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  message: string,
  { fields, goTo }: Pick<Partial<HttpError>, 'fields' | 'goTo'> = {},
) {
  const more = { ...(fields ? { fields } : {}), ...(goTo ? { goTo } : {}) };
  const answer: ErrorAnswer = { error: { code, message, ...more } };
  return reply.code(status).type('application/json').serializer(JSON.stringify).send(answer);
}

function codeFor(status: number): ErrorCode {
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 404) return 'not_found';
  return 'invalid_input';
}
