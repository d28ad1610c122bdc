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

  it('sets cookies that no other host and no plain connection can set or read', async () => {
    const person = await givenPerson(app.db.root);
    const { headers } = await app.call('POST /login', {
      body: { email: person.email, password: 'Correct!Horse9' },
    });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^__Host-tandem_(session|device)=[\w-]+; .*Path=\/; .*HttpOnly; Secure/,
      );
      expect(cookie).not.toContain('Domain');
    }
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
    expect((await app.call('GET /profile', { cookie })).status).toBe(200);
    const renamed = cookie.replaceAll('__Host-', '');
    expect((await app.call('GET /profile', { cookie: renamed })).status).toBe(401);
  });

  it('refuses to start on a database that holds the demo accounts', async () => {
    const db = await openTestDatabase();
    await givenPerson(db.root, { isDemo: true });
    const config = testConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://tandem.example',
    });
    await expect(buildApp({ config, log: silentLog, db })).rejects.toThrow(
      /holds the demo accounts.*another DATA_DIR or DATABASE_URL/,
    );
    await db.close();
  });
});
