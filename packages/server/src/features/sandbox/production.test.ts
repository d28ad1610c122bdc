import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { givenPerson } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { silentLog, testConfig } from '../../testing/test-config.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

describe('in production', () => {
  const app = useTestApp({ NODE_ENV: 'production', PUBLIC_URL: 'https://tandem.example' });

  it.each(['/demo-logins', '/sandbox/texts', '/sandbox/mails', '/sandbox/charges'])(
    'has no %s, and does not describe it',
    async (url) => {
      const answer = await app.http.inject({ url, headers: { 'x-requested-with': 'test' } });
      expect(answer.statusCode).toBe(404);
      const document = (await app.http.inject({ url: '/openapi.json' })).json();
      expect(document.paths[url]).toBeUndefined();
    },
  );

  it('marks its cookies secure', async () => {
    const person = await givenPerson(app.db.root);
    const { headers } = await app.call('POST /login', {
      body: { email: person.email, password: 'Correct!Horse9' },
    });
    expect(String(headers['set-cookie'])).toContain('; Secure');
  });

  it('refuses to start on a database that holds the demo accounts', async () => {
    const db = await openTestDatabase();
    await givenPerson(db.root, { isDemo: true });
    const config = testConfig({ NODE_ENV: 'production' });
    await expect(buildApp({ config, log: silentLog, db })).rejects.toThrow(
      /holds the demo accounts.*another DATA_DIR or DATABASE_URL/,
    );
    await db.close();
  });
});
