import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { DAY_MS } from '@tandem/domain/time/durations';
import type { FastifyInstance, FastifyReply } from 'fastify';

const WEB_DIST = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
const ONE_YEAR_MS = 365 * DAY_MS;

/** Serves the built web application under /app; every unknown path there is one of its screens. */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  const access = { config: { access: 'public' as const } };
  if (!existsSync(`${WEB_DIST}index.html`)) {
    app.get('/app', access, notBuilt);
    app.get('/app/*', access, notBuilt);
    return;
  }
  const page = readFileSync(`${WEB_DIST}index.html`, 'utf8');
  const sendPage = (_request: unknown, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replaceAll('__CSP_NONCE__', reply.cspNonce.style));

  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    await files.register(fastifyStatic, {
      root: `${WEB_DIST}assets`,
      prefix: '/app/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: ONE_YEAR_MS,
      index: false,
    });
    await files.register(fastifyStatic, {
      root: WEB_DIST,
      prefix: '/app/',
      wildcard: false,
      index: false,
      decorateReply: false,
      globIgnore: ['index.html', 'assets/**', '.vite/**'],
    });
  });
  app.get('/app', access, sendPage);
  app.get('/app/*', access, sendPage);
}

function notBuilt(_request: unknown, reply: FastifyReply) {
  return reply
    .code(503)
    .type('text/plain')
    .send('The web application is not built yet: run npm start, or npm run dev.');
}
