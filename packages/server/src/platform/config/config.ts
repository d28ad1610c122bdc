import { resolve } from 'node:path';
import { z } from 'zod';

/**
 * All settings of the product, read once at start. A bad value stops the start with its name and
 * what is accepted. This is the only module that touches `process.env`.
 */
const Settings = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' }).optional(),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an http:// or https:// address' }).optional(),
    SHORT_LINK_DOMAIN: z
      .string()
      .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host name such as tndm.link')
      .default('tndm.link'),
    SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
    TRUST_PROXY: z.stringbool().default(false),
    METRICS_TOKEN: z.string().min(16).optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    DEMO_DATA: z.stringbool().default(true),
  })
  .transform((env) => {
    const loopback = isLoopback(env.HOST);
    return {
      nodeEnv: env.NODE_ENV,
      port: env.PORT,
      host: env.HOST,
      dataDir: resolve(env.DATA_DIR),
      databaseUrl: env.DATABASE_URL,
      databasePoolSize: env.DATABASE_POOL_SIZE,
      role: env.ROLE,
      publicUrl: (env.PUBLIC_URL ?? `http://${bracketed(env.HOST)}:${env.PORT}`).replace(/\/$/, ''),
      publicUrlIsSet: env.PUBLIC_URL !== undefined,
      shortLinkDomain: env.SHORT_LINK_DOMAIN,
      sessionDays: env.SESSION_DAYS,
      trustProxy: env.TRUST_PROXY,
      metricsToken: env.METRICS_TOKEN,
      logLevel: env.LOG_LEVEL,
      /** The embedded outside world and the known demo password exist together or not at all. */
      sandbox: env.NODE_ENV !== 'production' && loopback,
      demoData: env.DEMO_DATA && env.NODE_ENV !== 'production' && loopback,
    };
  });

export type Config = z.output<typeof Settings>;

export class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty variable means "not set": that is how compose files and shells leave one out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message} (got ${quoted(given, issue.path[0])})`,
    );
    throw new ConfigError(
      `Bad setting. ${lines.join('; ')}. See the table in docs/configuration.md.`,
    );
  }
  const config = parsed.data;
  if (config.nodeEnv !== 'production' && !isLoopback(config.host)) {
    throw new ConfigError(
      `HOST=${config.host} would put the sandbox and its known demo password on the network: set NODE_ENV=production, or HOST=127.0.0.1.`,
    );
  }
  return config;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

const SECRETS = new Set(['DATABASE_URL', 'METRICS_TOKEN']);

function quoted(env: Record<string, string | undefined>, name: PropertyKey | undefined): string {
  const key = String(name);
  return SECRETS.has(key) ? 'a value that is not shown' : JSON.stringify(env[key]);
}
