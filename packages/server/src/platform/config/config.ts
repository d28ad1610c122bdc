import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { S3_NAMES, s3Settings } from './s3-settings.ts';

/**
 * All settings of the product, read once at start. A bad value stops the start with its name and
 * what is accepted. This is the only module that touches `process.env`.
 */
const Settings = z
  .object({
    NODE_ENV: oneOf('development', 'test', 'production').default('development'),
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' }).optional(),
    DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
    EMBEDDED_ENGINE: oneOf('auto', 'postgres', 'pglite').default('auto'),
    ROLE: oneOf('all', 'web', 'worker').default('all'),
    PUBLIC_URL: webAddress().optional(),
    SHORT_LINK_DOMAIN: z
      .string()
      .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host name such as tndm.link')
      .default('tndm.link'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' }).optional(),
    MAIL_FROM: z.string().min(3).default('Tandem <hello@localhost>'),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_/, 'a secret key that begins with sk_ or rk_')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_/, 'a signing secret that begins with whsec_')
      .optional(),
    RECAPTCHA_SITE_KEY: z.string().min(10, 'a site key of reCAPTCHA v3').optional(),
    RECAPTCHA_SECRET_KEY: z.string().min(10, 'a secret key of reCAPTCHA v3').optional(),
    RECAPTCHA_MIN_SCORE: z.coerce
      .number('a number from 0 to 1')
      .min(0, 'a number from 0 to 1')
      .max(1, 'a number from 0 to 1')
      .default(0.5),
    ZENDESK_SUBDOMAIN: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/i, 'the part before .zendesk.com')
      .optional(),
    ZENDESK_BASE_URL: webAddress().optional(),
    ZENDESK_EMAIL: z.email('an email address').optional(),
    ZENDESK_API_TOKEN: z.string().min(10, 'an API token').optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
      .optional(),
    S3_ACCESS_KEY_ID: z
      .string()
      .regex(/^[\w-]{3,128}$/, 'an access key id')
      .optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(8, 'a secret access key').optional(),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'a region such as eu-central-1')
      .default('us-east-1'),
    S3_ENDPOINT: webAddress().optional(),
    S3_PATH_STYLE: yesOrNo().default(false),
    S3_PUBLIC_URL: webAddress().optional(),
    SESSION_DAYS: wholeNumber(1, 365).default(30),
    TRUST_PROXY: proxies().default(false),
    METRICS_TOKEN: z.string().min(16, 'a text of 16 characters or more').optional(),
    METRICS_RETENTION_DAYS: wholeNumber(1, 3650).default(90),
    LOG_LEVEL: oneOf('silent', 'error', 'warn', 'info', 'debug').default('info'),
    DEMO_DATA: yesOrNo().default(true),
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
      embeddedEngine: env.EMBEDDED_ENGINE,
      role: env.ROLE,
      publicUrl: (env.PUBLIC_URL ?? `http://${bracketed(env.HOST)}:${env.PORT}`).replace(/\/$/, ''),
      publicUrlIsSet: env.PUBLIC_URL !== undefined,
      shortLinkDomain: env.SHORT_LINK_DOMAIN,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      stripe:
        env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
          ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET }
          : undefined,
      recaptcha:
        env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET_KEY
          ? {
              siteKey: env.RECAPTCHA_SITE_KEY,
              secretKey: env.RECAPTCHA_SECRET_KEY,
              minScore: env.RECAPTCHA_MIN_SCORE,
            }
          : undefined,
      zendesk: zendeskSettings(env),
      s3: s3Settings(env),
      sessionDays: env.SESSION_DAYS,
      trustProxy: env.TRUST_PROXY,
      metricsToken: env.METRICS_TOKEN,
      metricsRetentionDays: env.METRICS_RETENTION_DAYS,
      logLevel: env.LOG_LEVEL,
      /** The embedded outside world and the known demo password exist together or not at all. */
      sandbox: env.NODE_ENV !== 'production' && loopback,
      demoData: env.DEMO_DATA && env.NODE_ENV !== 'production' && loopback,
    };
  });

function zendeskSettings(env: {
  ZENDESK_SUBDOMAIN?: string | undefined;
  ZENDESK_BASE_URL?: string | undefined;
  ZENDESK_EMAIL?: string | undefined;
  ZENDESK_API_TOKEN?: string | undefined;
}) {
  const { ZENDESK_SUBDOMAIN: name, ZENDESK_EMAIL: email, ZENDESK_API_TOKEN: apiToken } = env;
  const address = env.ZENDESK_BASE_URL ?? (name && `https://${name}.zendesk.com`);
  if (!address || !email || !apiToken) return undefined;
  return { baseUrl: address.replace(/\/$/, ''), email, apiToken };
}

function webAddress() {
  return z.url({ protocol: /^https?$/, error: 'an http:// or https:// address' });
}

function wholeNumber(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
}

const PROXIES =
  'how many proxies stand in front (such as 1), their addresses or networks (such as 10.0.0.0/8), or false; true would believe whatever address a client writes';

/** Addresses are read from the right: as many hops, or as far as the networks, are our own proxies. */
function proxies() {
  return z.string().transform((text, context): false | number | string[] => {
    if (text === 'false') return false;
    if (/^[1-9]$/.test(text)) return Number(text);
    const networks = text.split(',').map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    context.addIssue({ code: 'custom', message: PROXIES });
    return z.NEVER;
  });
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (longest < 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

function yesOrNo() {
  return z.stringbool({ error: 'true or false' });
}

function oneOf<const T extends string>(...values: T[]) {
  return z.enum(values, { error: `one of ${values.join(', ')}` });
}

export type Config = z.output<typeof Settings>;

export class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty variable means "not set": that is how compose files and shells leave one out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) =>
        `${issue.path.join('.')} must be ${issue.message}, not ${quoted(given, issue.path[0])}`,
    );
    throw new ConfigError(
      `Bad setting. ${lines.join('; ')}. See the table in docs/configuration.md.`,
    );
  }
  const config = parsed.data;
  if (Boolean(given.STRIPE_SECRET_KEY) !== Boolean(given.STRIPE_WEBHOOK_SECRET)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or none for the local gateway.',
    );
  }
  if (Boolean(given.RECAPTCHA_SITE_KEY) !== Boolean(given.RECAPTCHA_SECRET_KEY)) {
    throw new ConfigError(
      'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY belong together: set both, or none for the built-in proof of work.',
    );
  }
  if (!config.zendesk && ZENDESK_NAMES.some((name) => given[name])) {
    throw new ConfigError(
      'Zendesk needs ZENDESK_SUBDOMAIN (or ZENDESK_BASE_URL), ZENDESK_EMAIL and ZENDESK_API_TOKEN: set all three, or none for the built-in desk.',
    );
  }
  if (!config.s3 && S3_NAMES.some((name) => given[name])) {
    throw new ConfigError(
      'S3 needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set all three, or no S3 setting for files in DATA_DIR.',
    );
  }
  if (config.nodeEnv === 'production' && !config.publicUrlIsSet) {
    throw new ConfigError(
      'Production needs PUBLIC_URL, the address people use (https://tandem.example): links in mails and the safety of cookies depend on it.',
    );
  }
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

const ZENDESK_NAMES = [
  'ZENDESK_SUBDOMAIN',
  'ZENDESK_BASE_URL',
  'ZENDESK_EMAIL',
  'ZENDESK_API_TOKEN',
];

const SECRETS = new Set([
  'S3_SECRET_ACCESS_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'RECAPTCHA_SECRET_KEY',
  'ZENDESK_API_TOKEN',
]);

function quoted(env: Record<string, string | undefined>, name: PropertyKey | undefined): string {
  const key = String(name);
  return SECRETS.has(key) ? 'the value given (not shown)' : JSON.stringify(env[key]);
}
