import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { sameText } from '../secrets/same-text.ts';
import { notFound } from './http-error.ts';

export interface Figure {
  name: string;
  help: string;
  read(): number | Promise<number>;
}

/**
 * Prometheus figures at /internal/metrics. Only a direct request from this machine, or one with
 * the configured token, sees them: through PUBLIC_URL or a proxy the address does not exist.
 */
export function serveMetrics(app: FastifyInstance, config: Config, figures: Figure[]): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'tandem_http_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  for (const { name, help, read } of figures) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  }
  app.get('/internal/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!mayRead(request, config)) throw notFound('page');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(request: FastifyRequest, config: Config): boolean {
  if (config.metricsToken) {
    return sameText(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`);
  }
  const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
  if (forwarded.some((name) => request.headers[name] !== undefined)) return false;
  if (config.publicUrlIsSet && request.headers.host === new URL(config.publicUrl).host)
    return false;
  return /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}
