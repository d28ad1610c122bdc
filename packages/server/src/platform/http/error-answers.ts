import type { ErrorAnswer, ErrorCode } from '@tandem/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { isUnstorableText } from '../db/is-unstorable-text.ts';
import { errorPage } from '../pages/error-page.ts';
import { StorageUnavailable } from '../storage/storage.ts';
import { HttpError } from './http-error.ts';

const RETRY_AFTER_SECONDS = 2;

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
    if (isDatabaseUnavailable(error) || error instanceof StorageUnavailable) {
      request.log.warn({ err: error }, 'request refused for now');
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return send(reply, 503, 'unavailable', 'This cannot be done right now. Please try again.');
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return send(reply, status, codeFor(status), wordsFor(status, error.code));
    request.log.error({ err: error }, 'request failed');
    return send(reply, 500, 'internal', 'Something went wrong on our side. Please try again.');
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? reply.redirect(`/app${request.url}`)
      : send(reply, 404, 'not_found', 'There is nothing at this address.'),
  );
}

/** Somebody opened the address in a browser, where our own client would have said who it is. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || headers['x-requested-with']) return false;
  return headers.accept?.includes('text/html') ?? false;
}

function send(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  message: string,
  { fields, goTo }: Pick<Partial<HttpError>, 'fields' | 'goTo'> = {},
) {
  if (wantsPage(reply.request)) return sendPage(reply, status, code, message);
  const more = { ...(fields ? { fields } : {}), ...(goTo ? { goTo } : {}) };
  const answer: ErrorAnswer = { error: { code, message, ...more } };
  return reply.code(status).type('application/json').serializer(JSON.stringify).send(answer);
}

/** An address of the API may be the name of a screen too; people who type it want the screen. */
function sendPage(reply: FastifyReply, status: number, code: ErrorCode, message: string) {
  if (code === 'missing_header') return reply.redirect(`/app${reply.request.url}`);
  if (status === 401) return reply.redirect('/app/login');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(errorPage(status, message, reply.cspNonce?.style ?? ''));
}

/** The framework found the request malformed before any route was looked for. */
export function answerMalformed(reply: FastifyReply) {
  const message = 'This address is not written correctly.';
  const answer: ErrorAnswer = { error: { code: 'invalid_input', message } };
  return reply.code(400).type('application/json').send(JSON.stringify(answer));
}

/** What the framework refuses by itself, in our words instead of its own. */
function wordsFor(status: number, code: string | undefined): string {
  if (status === 413) return 'This is more than we take at once.';
  if (status === 415) return 'Send JSON.';
  if (status === 404) return 'There is nothing at this address.';
  if (code?.includes('JSON') || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return 'This is not valid JSON.';
  }
  return 'This request could not be read.';
}

function codeFor(status: number): ErrorCode {
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 404) return 'not_found';
  return 'invalid_input';
}
