import { createHash } from 'node:crypto';
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
  const ownScripts = inlineScriptHashes(page);
  const sendPage = (_request: unknown, reply: FastifyReply) => {
    const html = page.replaceAll('__CSP_NONCE__', reply.cspNonce.style);
    const policy = String(reply.getHeader('content-security-policy'));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy.replace(/script-src [^;]+/, `$& ${ownScripts}`))
      .send(html);
  };

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

/**
 * The page has one script of its own, which decides between light and dark before anything is painted:
 * as a file it would cost every visit a round trip. The policy names it by its content, so any other
 * text in its place is refused.
 */
function inlineScriptHashes(page: string): string {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');
}

function notBuilt(_request: unknown, reply: FastifyReply) {
  return reply
    .code(503)
    .type('text/plain')
    .send('The web application is not built yet: run npm start, or npm run dev.');
}
