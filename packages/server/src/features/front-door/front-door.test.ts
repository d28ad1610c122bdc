import { describe, expect, it } from 'vitest';
import { signInAs } from '../../testing/sign-in-as.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();
const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers });

describe('the front door', () => {
  it.each(['/', '/about-us', '/terms', '/privacy', '/app/about-us'])('shows %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/<title>[^<]*Tandem[^<]*<\/title>/);
    expect(answer.body).toMatch(/<h1>/);
  });

  it('sends somebody who is signed in to the application', async () => {
    const { cookie } = await signInAs(app);
    const answer = await get('/', { cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/app']);
  });

  it('needs no script, no other host and less than 16 KB compressed', async () => {
    const plain = await get('/');
    expect(plain.body).not.toMatch(/<script|https?:\/\/(?!127|localhost)[^"]*\.(js|css|woff2|png)/);
    const packed = await get('/', { 'accept-encoding': 'br' });
    expect(packed.rawPayload.length).toBeLessThan(16_000);
  });

  // What lies below /app is the application's, which is not built here.
  it('leads on every link to an address that exists', async () => {
    for (const page of ['/', '/about-us', '/terms', '/privacy']) {
      const { body } = await get(page);
      const links = [...body.matchAll(/href="(\/(?!app)[^"#]*)/g)].map(([, link]) => link ?? '');
      for (const link of new Set(links)) {
        expect([link, (await get(link, { accept: '*/*' })).statusCode]).toEqual([link, 200]);
      }
    }
  });
});
