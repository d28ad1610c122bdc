import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** None of our pages asks the machine for any of this, so nothing in them may. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const NONCE = " 'nonce-of-the-page'";

/**
 * Headers that every answer carries. They are worked out once: they differ only for a page, whose
 * style elements need a nonce of their own, and whoever sends a page asks for it by
 * `reply.cspNonce.style`.
 */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const fixed: Record<string, string> = {
    ...helmetHeaders(config),
    'permissions-policy': PERMISSIONS_POLICY,
    // What may be kept says so itself: pictures, scripts, the page.
    'cache-control': 'no-store',
  };
  const policyOfPages = fixed['content-security-policy'] as string;
  fixed['content-security-policy'] = policyOfPages.replace(NONCE, '');

  const nonces = new WeakMap<FastifyReply, { style: string }>();
  app.decorateReply('cspNonce', {
    getter(this: FastifyReply) {
      const known = nonces.get(this);
      if (known) return known;
      const nonce = { style: randomBytes(16).toString('hex') };
      nonces.set(this, nonce);
      this.header(
        'content-security-policy',
        policyOfPages.replace(NONCE, ` 'nonce-${nonce.style}'`),
      );
      return nonce;
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
}

/** What helmet would set on each answer, without asking it each time. */
function helmetHeaders(config: Config): Record<string, string> {
  const directives = contentSecurityPolicy(config);
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...directives, styleSrc: [...directives.styleSrc, NONCE.trim()] },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
  });
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
