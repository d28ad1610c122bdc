import { areaOf } from './area-of.mjs';

const SERVER = 'packages/server/src/';

/** The only places that may know a library of the outside world; a prefix of paths each. */
const HOMES = {
  pg: ['platform/db/'],
  '@electric-sql/pglite': ['platform/db/'],
  'pg-boss': ['platform/jobs/'],
  ws: ['platform/realtime/'],
  pino: ['platform/log/'],
  'prom-client': ['platform/http/'],
  '@node-rs/argon2': ['features/accounts/sign-in/passwords.ts'],
  sharp: ['platform/images/', 'features/brands/demo/images/'],
  nodemailer: ['platform/mail/'],
  stripe: ['platform/payments/'],
  twilio: ['platform/sms-carrier/'],
  '@aws-sdk': ['platform/storage/'],
};

/** Beside queries.ts and schema.ts: what carries statements, and the log, which trims their errors. */
const SQL_PLUMBING = ['platform/db/', 'platform/jobs/', 'platform/log/'];

export function libraryRules({ file, imports }) {
  const { package: name, isTest } = areaOf(file);
  if (name !== 'server' || isTest || !file.startsWith(SERVER)) return [];
  const place = file.slice(SERVER.length);
  const within = (homes) => homes.some((home) => place.startsWith(home));

  return imports.flatMap(({ library }) => {
    if (!library) return [];
    if (isOf(library, 'drizzle-orm')) {
      return /\/(queries|schema)\.ts$/.test(place) || within(SQL_PLUMBING)
        ? []
        : ['SQL belongs into queries.ts or schema.ts (imports drizzle-orm)'];
    }
    const sdk = Object.keys(HOMES).find((candidate) => isOf(library, candidate));
    return !sdk || within(HOMES[sdk])
      ? []
      : [`${sdk} may be used in ${HOMES[sdk].join(', ')} only`];
  });
}

function isOf(library, name) {
  return library === name || library.startsWith(`${name}/`);
}
