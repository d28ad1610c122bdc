import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { HttpError, notFound } from '../../platform/http/http-error.ts';

const RUNTIME = fileURLToPath(new URL('../../../../form-runtime/dist/runtime.js', import.meta.url));

/**
 * The one script a merchant puts on the shop: `/embed/{brandId}.js`, an address that never
 * changes. It carries the runtime and the brand's active forms in one request. Short freshness
 * with a long grace keeps shops fast while a newly published form shows within a minute.
 */
export function serveFormScript(app: FastifyInstance): void {
  const runtime = existsSync(RUNTIME) ? readFileSync(RUNTIME, 'utf8') : undefined;

  app.get<{ Params: { file: string } }>(
    '/embed/:file',
    { config: { access: 'public' } },
    async (request, reply) => {
      const brandId = /^([1-9]\d{0,9})\.js$/.exec(request.params.file)?.[1];
      if (!brandId) throw notFound('script');
      if (!runtime) throw new HttpError(503, 'unavailable', 'The form runtime is not built yet.');
      const script = `${runtime}\ntandemForms(${JSON.stringify({ brandId: Number(brandId), forms: [] })});\n`;
      const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=60, stale-while-revalidate=86400')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('timing-allow-origin', '*')
        .header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send(script);
    },
  );
}
