import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/**
 * Public addresses of stored images. Names are made by us and never reused, so browsers may keep
 * them for good; the policy header makes sure that even a hostile file could do nothing.
 */
export function serveFiles(app: FastifyInstance, { storage }: Services): void {
  app.get<{ Params: { '*': string } }>(
    '/files/*',
    { config: { access: 'public' } },
    async (request, reply) => {
      const key = request.params['*'];
      const type = TYPES[key.slice(key.lastIndexOf('.') + 1)];
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
