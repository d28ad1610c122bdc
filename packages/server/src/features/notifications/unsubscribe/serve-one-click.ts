import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../../platform/http/http-error.ts';
import { callerNetwork } from '../../../platform/rate-limits/caller-network.ts';
import { checkLimit } from '../../../platform/rate-limits/check-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { unsubscribe } from './unsubscribe.ts';

const PATH = '/mail/unsubscribe';

export function oneClickUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${PATH}/${token}`;
}

const LIMIT = { per: 'address', calls: 60, seconds: 60 } as const;

/**
 * The button that mail programs show beside the sender (RFC 8058). They post a form without our
 * header, so this lives outside the contract; forging it takes the signed token. Whoever opens the
 * address by hand gets the page instead: looking must not unsubscribe, link scanners look too.
 */
export function serveOneClick(app: FastifyInstance, services: Services): void {
  const { db, clock, secrets } = services;
  type Request = FastifyRequest<{ Params: { token: string } }>;
  const url = `${PATH}/:token`;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post(url, { config: { access: 'public' } }, async (request: Request) => {
      const retryAfterSeconds = await checkLimit(
        db.root,
        LIMIT,
        PATH,
        callerNetwork(request.ip),
        clock.now(),
      );
      if (retryAfterSeconds > 0) {
        throw new HttpError(429, 'too_many_requests', 'Too many tries. Please wait a moment.', {
          retryAfterSeconds,
        });
      }
      await unsubscribe(db.root, request.params.token, secrets.unsubscribe);
      return { unsubscribed: true };
    });
    scope.get(url, { config: { access: 'public' } }, async (request: Request, reply) =>
      reply.redirect(`/app/unsubscribe/${encodeURIComponent(request.params.token)}`, 303),
    );
  });
}
