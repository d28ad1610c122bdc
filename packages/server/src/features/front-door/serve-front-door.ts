import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSessionToken } from '../../platform/http/session-cookie.ts';
import type { Html } from '../../platform/pages/html.ts';
import type { Services } from '../../platform/services.ts';
import { aboutPage } from './about-page.ts';
import { frontPage } from './front-page.ts';
import { privacyPage } from './legal/privacy-page.ts';
import { termsPage } from './legal/terms-page.ts';
import { framePage, type Page } from './page-frame.ts';

/**
 * The pages that a visitor sees before there is an account. They are made once, at start, need no
 * script and one request, and know nothing about who reads them.
 */
export function serveFrontDoor(http: FastifyInstance, { config }: Services): void {
  const access = { config: { access: 'public' as const } };
  const publish = (paths: string[], page: Page) => {
    const frame = framePage(page, config.publicUrl);
    for (const path of paths) http.get(path, access, (_request, reply) => send(reply, frame));
  };
  const front = framePage(frontPage({ demo: config.demoData && config.sandbox }), config.publicUrl);
  http.get('/', access, (request, reply) =>
    isSignedIn(request) ? reply.redirect('/app') : send(reply, front),
  );
  publish(['/about-us', '/app/about-us'], aboutPage);
  publish(['/terms', '/app/terms'], termsPage);
  publish(['/privacy', '/app/privacy'], privacyPage);
}

/** Whether the session still holds is for the application to find out. */
function isSignedIn(request: FastifyRequest): boolean {
  return readSessionToken(request) !== undefined;
}

function send(reply: FastifyReply, frame: (nonce: string) => Html) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'Cookie')
    .send(frame(reply.cspNonce.style).text);
}
