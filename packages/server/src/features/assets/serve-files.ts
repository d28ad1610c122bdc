import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { typeOfKey } from '../../platform/storage/type-of-key.ts';

/** Not for good: the other address is a setting and may change. */
const REDIRECT_CACHE = 'public, max-age=3600';

/**
 * Public addresses of stored images. Names are made by us and never reused, so browsers may keep
 * them for good; the policy header makes sure that even a hostile file could do nothing. Where the
 * storage has a public address of its own, browsers are sent there.
 */
export function serveFiles(app: FastifyInstance, { storage }: Services): void {
  app.get<{ Params: { '*': string } }>(
    '/files/*',
    { config: { access: 'public' } },
    async (request, reply) => {
      const key = request.params['*'];
      const type = typeOfKey(key);
      const elsewhere = type && storage.publicAddress(key);
      if (elsewhere) return reply.header('cache-control', REDIRECT_CACHE).redirect(elsewhere);
      const content = type && (await storage.get(key));
      if (!content) throw notFound('file');
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(content);
    },
  );
}
