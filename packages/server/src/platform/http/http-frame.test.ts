import { describe, expect, it } from 'vitest';
import { givenPerson, givenSession } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const app = useTestApp({ PUBLIC_URL: 'http://tandem.example' });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers });

describe('the frame around every answer', () => {
  const browser = { accept: 'text/html,application/xhtml+xml' };

  it.each([
    ['an address that does not exist', '/foo?a=1', '/app/foo?a=1'],
    ['a screen without the folder of the application', '/login', '/app/login'],
    ['an address of the API', '/profile', '/app/profile'],
    ['an address that looks like another host', '//elsewhere.example', '/app//elsewhere.example'],
  ])('leads a browser from %s into the application', async (_what, url, location) => {
    const answer = await get(url, browser);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  it('shows a browser a page where something cannot be shown', async () => {
    const answer = await get('/embed/nonsense.js', browser);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.body).toContain('<h1>');
  });

  it('answers an unknown address in the one error shape', async () => {
    const answer = await get('/no-such-thing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      error: { code: 'not_found', message: 'There is nothing at this address.' },
    });
  });

  it.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    ['an unknown content type', '<a/>', 'application/xml', 415],
    ['more than a megabyte', JSON.stringify('x'.repeat(1_000_001)), 'application/json', 413],
    ['no body where one is needed', '', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['an array', '[]', 'application/json', 400],
  ])('refuses %s with a clear 4xx', async (_what, payload, type, status) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/login',
      payload,
      headers: { 'content-type': type, 'x-requested-with': 'test' },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.message).not.toBe('');
  });

  it.each(['0', '-1', '1e3', '2147483648', '99999999999'])(
    'refuses to act as, or for, somebody numbered %s',
    async (number) => {
      const person = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
      const cookie = await givenSession(app.db.root, person.id, app.clock.now());
      for (const name of ['x-impersonating', 'x-brand-id']) {
        const headers = { cookie, 'x-requested-with': 'test', [name]: number };
        const answer = await get('/current-brand-future', headers);
        expect([name, answer.statusCode]).toEqual([name, 400]);
        expect(answer.json().error.fields).toHaveProperty(name);
      }
    },
  );

  it('carries a request id and a policy without inline scripts', async () => {
    const { headers } = await get('/healthz');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*style-src 'self'$/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('allows the style elements of a page by a nonce that no other page has', async () => {
    const nonces = new Set<string>();
    for (let n = 0; n < 2; n += 1) {
      const { headers, body } = await get('/docs');
      const nonce = /<style nonce="([0-9a-f]{32})">/.exec(body)?.[1] ?? 'none';
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  it('loads pictures from nowhere but here, and keeps its hands off the machine', async () => {
    const { headers } = await get('/app');
    expect(headers['content-security-policy']).toMatch(/img-src 'self' data: blob:;/);
    expect(headers['content-security-policy']).toMatch(/media-src 'self' blob:;/);
    expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\)/);
  });

  it('lets nobody keep a copy of an answer of the API', async () => {
    const asked = { 'x-requested-with': 'test' };
    for (const url of ['/profile', '/captcha-challenge', '/healthz', '/no-such-thing']) {
      expect((await get(url, asked)).headers['cache-control']).toBe('no-store');
    }
  });

  it('lets Google in only where reCAPTCHA is set up, and only where it needs to be', () => {
    const publicUrl = 'https://tandem.example';
    const without = contentSecurityPolicy({ publicUrl, recaptcha: undefined });
    expect(JSON.stringify(without)).not.toMatch(/google|gstatic/);
    const keys = { siteKey: 'site-key-1', secretKey: 'secret-key-1', minScore: 0.5 };
    const allowed = contentSecurityPolicy({ publicUrl, recaptcha: keys });
    expect(allowed.scriptSrc).toEqual([
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(allowed.frameSrc).toContain('https://www.google.com/recaptcha/');
    expect({ ...allowed, scriptSrc: 0, frameSrc: 0, connectSrc: 0 }).toEqual({
      ...without,
      scriptSrc: 0,
      frameSrc: 0,
      connectSrc: 0,
    });
  });

  it.each(['0', '-1', 'abc', '1; drop table', '99999999999'])(
    'refuses the brand header %s by name',
    async (value) => {
      const answer = await get('/profile', { 'x-requested-with': 'test', 'x-brand-id': value });
      expect([400, 401]).toContain(answer.statusCode);
    },
  );
});

describe('probes and figures', () => {
  it('answers /healthz and /readyz to machines that send no header of ours', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('shows figures to this machine only, and never through the public address or a proxy', async () => {
    expect((await get('/internal/metrics', { host: '127.0.0.1:3000' })).body).toContain(
      'tandem_jobs_failed 0',
    );
    expect((await get('/internal/metrics', { host: 'tandem.example' })).statusCode).toBe(404);
    const proxied = await get('/internal/metrics', { 'x-forwarded-for': '192.0.2.1' });
    expect(proxied.statusCode).toBe(404);
  });
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1 with every operation, its access and its error shape', async () => {
    const document = (await get('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/admin/failed-jobs/{queue}/{id}/retry'].post).toMatchObject({
      operationId: 'POST /admin/failed-jobs/:queue/:id/retry',
      description: 'Administrators.',
      responses: { default: { description: 'What went wrong.' } },
    });
  });

  it('is readable for people', async () => {
    const answer = await get('/docs');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<code>/current-brand-future</code>');
  });
});
