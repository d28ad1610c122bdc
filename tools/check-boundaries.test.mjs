import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { checkBoundaries } from './check-boundaries.mjs';

const SERVER = 'packages/server/src';
const WEB = 'packages/web/src';

/** A small tree that keeps every rule while using what the rules leave open. */
const CLEAN = {
  'packages/domain/src/links/link-url.ts': 'export const linkUrl = (at: string) => new Date(at);\n',
  'packages/domain/src/links/link-url.test.ts': 'const now = Date.now();\n',
  'packages/contract/src/links.ts': "import { linkUrl } from '@tandem/domain/links/link-url';\n",
  [`${SERVER}/platform/config/config.ts`]: 'export const port = process.env.PORT;\n',
  [`${SERVER}/platform/db/open.ts`]: "import pg from 'pg';\nimport { sql } from 'drizzle-orm';\n",
  [`${SERVER}/features/links/schema.ts`]:
    "import { users } from '../accounts/schema.ts';\nexport const links = pgTable('link', {});\n",
  [`${SERVER}/features/links/queries.ts`]:
    "import { eq } from 'drizzle-orm';\nimport { users } from '../accounts/schema.ts';\nimport { links } from './schema.ts';\ndb.insert(links); db.select().from(users);\nsql`update link set name = 1 from app_user`;\n",
  [`${SERVER}/features/links/public.ts`]: "export { open } from './open-link.ts';\n",
  [`${SERVER}/features/links/testing/given-person.ts`]:
    "import { users } from '../../accounts/schema.ts';\ndb.insert(users);\n",
  [`${SERVER}/features/links/open-link.ts`]:
    "// process.env is for platform/config\nimport { find } from '../accounts/public.ts';\n",
  [`${SERVER}/features/links/feature.ts`]: "import { open } from './open-link.ts';\n",
  [`${SERVER}/features.ts`]: "import { linksFeature } from './features/links/feature.ts';\n",
  [`${SERVER}/app.test.ts`]: "import { find } from './features/accounts/find.ts';\n",
  [`${SERVER}/features/accounts/public.ts`]: "export { find } from './find.ts';\n",
  [`${SERVER}/features/accounts/find.ts`]: "import { eq } from './queries.ts';\n",
  [`${SERVER}/features/accounts/schema.ts`]:
    "import { pgTable } from 'drizzle-orm/pg-core';\nexport const users = pgTable(\n  'app_user', {});\n",
  [`${SERVER}/features/accounts/queries.ts`]: "import { users } from './schema.ts';\n",
  [`${WEB}/features/links/links-page.tsx`]:
    "import type { Answer } from '@tandem/contract/links';\nimport { page } from '../../ui/page.ts';\n",
  [`${WEB}/app/routes.ts`]: "const page = () => import('../features/links/links-page.tsx');\n",
};

const VIOLATIONS = [
  {
    rule: 'domain imports nothing of ours',
    file: 'packages/domain/src/links/a.ts',
    code: "import { links } from '@tandem/contract/links';\n",
    says: /domain must not import contract/,
  },
  {
    rule: 'the contract does not know the server',
    file: 'packages/contract/src/a.ts',
    code: "import type { App } from '../../server/src/app.ts';\n",
    says: /contract must not import server/,
  },
  {
    rule: 'the server does not see the web',
    file: `${SERVER}/a.ts`,
    code: "export { page } from '../../web/src/ui/page.ts';\n",
    says: /server must not import web/,
  },
  {
    rule: 'the web does not see the server',
    file: `${WEB}/app/a.ts`,
    code: "import type { App } from '@tandem/server/app';\n",
    says: /web must not import server/,
  },
  {
    rule: 'the web takes the contract as types only',
    file: `${WEB}/lib/a.ts`,
    code: "import { type Answer } from '@tandem/contract/links';\n",
    says: /types only/,
  },
  {
    rule: 'the form runtime takes the contract as types only',
    file: 'packages/form-runtime/src/a.ts',
    code: "import {\n  links,\n} from '@tandem/contract/links';\n",
    says: /types only/,
  },
  {
    rule: 'web features do not import one another',
    file: `${WEB}/features/home/a.ts`,
    code: "const links = () => import('../links/links-page.tsx');\n",
    says: /web features must not import one another/,
  },
  {
    rule: 'a server feature enters another through its public.ts',
    file: `${SERVER}/features/links/a.ts`,
    code: "import { find } from '../accounts/find.ts';\n",
    says: /only through its public\.ts/,
  },
  {
    rule: 'only schema.ts refers to the schema of another feature',
    file: `${SERVER}/features/links/a.ts`,
    code: "import type { users } from '../accounts/schema.ts';\n",
    says: /only through its public\.ts/,
  },
  {
    rule: 'the composition root enters features by their doors',
    file: `${SERVER}/app.ts`,
    code: "import { open } from './features/links/open-link.ts';\n",
    says: /entered through its feature\.ts or public\.ts/,
  },
  ...[`${SERVER}/platform/http/a.ts`, `${WEB}/ui/a.ts`, `${WEB}/lib/a.ts`].map((file) => ({
    rule: `${file.split('/')[3]} knows no feature`,
    file,
    code: "import { find } from '../features/links/a.ts';\n".replace(
      '..',
      file.includes('http') ? '../..' : '..',
    ),
    says: /must not import a feature/,
  })),
  {
    rule: 'imports do not run in a ring',
    file: `${SERVER}/features/accounts/queries.ts`,
    code: "import { find } from './public.ts';\n",
    says: /import cycle: .* -> .*/,
  },
  {
    rule: 'features do not call one another in a ring',
    file: `${SERVER}/features/accounts/a.ts`,
    code: "import { open } from '../links/public.ts';\n",
    says: /in a ring: (links -> accounts|accounts -> links) /,
  },
  ...[
    'db.insert(users)',
    'db\n  .update(users)',
    'db.delete(users)',
    'const people = users;\ndb.delete(people)',
    'sql`insert into app_user (name) values (1)`',
    'sql`\n  update app_user set name = 1`',
    `sql\`delete from \${users}\``,
  ].map((statement) => ({
    rule: `a table is changed by its owner alone, not by ${JSON.stringify(statement)}`,
    file: `${SERVER}/features/links/list/queries.ts`,
    code: `import { users } from '../../accounts/schema.ts';\n${statement};\n`,
    says: /only features\/accounts may change the table app_user/,
  })),
  {
    rule: 'SQL stays in queries.ts and schema.ts',
    file: `${SERVER}/features/links/a.ts`,
    code: "import { sql } from 'drizzle-orm';\n",
    says: /SQL belongs into queries\.ts/,
  },
  {
    rule: 'the environment is read in platform/config',
    file: `${SERVER}/features/links/a.ts`,
    code: 'export const port = process.env.PORT;\n',
    says: /process\.env/,
  },
  ...['pg', 'pg-boss', '@electric-sql/pglite', '@node-rs/argon2', 'stripe', 'twilio'].map(
    (library) => ({
      rule: `${library} stays behind its port`,
      file: `${SERVER}/features/links/a.ts`,
      code: `import thing from '${library}';\n`,
      says: /may be used in/,
    }),
  ),
  ...['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()'].map((call) => ({
    rule: `domain does not call ${call}`,
    file: 'packages/domain/src/links/a.ts',
    code: `export const a = () => ${call};\n`,
    says: /no clock, chance or system/,
  })),
  {
    rule: 'domain uses no system module',
    file: 'packages/domain/src/links/a.ts',
    code: "import { randomBytes } from 'node:crypto';\n",
    says: /no clock, chance or system/,
  },
  {
    rule: 'names are kebab-case',
    file: `${WEB}/ui/PageTitle.tsx`,
    code: '',
    says: /kebab-case/,
  },
  { rule: 'there is no sack', file: `${SERVER}/utils/a.ts`, code: '', says: /says nothing/ },
  { rule: 'there is no barrel', file: `${WEB}/ui/index.ts`, code: '', says: /no barrels/ },
];

function check(files) {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    return checkBoundaries(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the boundary check', () => {
  it('finds nothing in a tree that keeps the rules', () => {
    assert.deepEqual(check(CLEAN), []);
  });

  for (const { rule, file, code, says } of VIOLATIONS) {
    it(`fails where a file breaks: ${rule}`, () => {
      const found = check({ ...CLEAN, [file]: code });
      assert.equal(found.length, 1, JSON.stringify(found));
      assert.match(found[0].problem, says);
    });
  }
});
