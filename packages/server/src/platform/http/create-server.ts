import './fastify-types.ts';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/create-log.ts';
import { answerErrors, answerMalformed } from './error-answers.ts';
import { parseWithZod } from './parse-with-zod.ts';
import { requireAccessDeclarations } from './require-access-declarations.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { type LoadLimits, shedLoad } from './shed-load.ts';

const MAX_BODY_BYTES = 1_000_000;
/** Ten megabytes over a slow phone connection; then a request that is still arriving is ended. */
const REQUEST_TIMEOUT_MS = 120_000;
/** An address of 254 characters, or a website of 300, with every one percent-encoded. */
const MAX_PARAMETER_CHARACTERS = 1000;

/** A Fastify server with everything that is the same for all routes. */
export async function createServer(
  config: Config,
  log: Log,
  limits?: LoadLimits,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_PARAMETER_CHARACTERS },
    genReqId: () => randomUUID(),
    frameworkErrors: (_error, _request, reply) => answerMalformed(reply),
    forceCloseConnections: 'idle',
  });
  app.decorate('publicUrl', config.publicUrl);
  if (config.nodeEnv === 'production' && !config.publicUrl.startsWith('https:')) {
    log.warn('PUBLIC_URL is not https: passwords and cookies travel in the clear');
  }
  app.decorateRequest('authorized');
  requireAccessDeclarations(app);
  addSecurityHeaders(app, config);
  if (limits) shedLoad(app, limits);
  await app.register(cookie);
  // An operation that takes a file sets its own size limit when it reads it.
  await app.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  parseWithZod(app);
  answerErrors(app);

  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, not the address: paths and queries can carry people's data.
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
  return app;
}

/** Which of the addresses that a request names, from ours outwards, are those of our own proxies. */
function trustedProxies({ trustProxy }: Config) {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address: string, hop: number) => hop < trustProxy;
}
