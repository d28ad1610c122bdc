import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BucketServer } from '../../platform/storage/testing/bucket-server.ts';
import { givenMember, givenSession } from '../../testing/builders.ts';
import { fileUpload } from '../../testing/file-upload.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { brands } from '../brands/schema.ts';
import { assets } from './schema.ts';
import { plainPng } from './testing/hostile-pictures.ts';

const bucket = await BucketServer.start();
afterAll(() => bucket.stop());
const PUBLIC = 'https://cdn.tandem.example/files';
const settings = {
  S3_BUCKET: bucket.settings.bucket,
  S3_REGION: bucket.settings.region,
  S3_ENDPOINT: bucket.url,
  S3_PATH_STYLE: 'true',
  S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
};

describe('with a bucket', () => {
  const app = useTestApp(settings);
  let cookie: string;
  beforeAll(async () => {
    // What was given up is cleared away at once, whatever day this machine thinks it is.
    app.clock.set('2020-03-02T12:00:00Z');
    const { person } = await givenMember(app.db.root, { role: 'member' });
    cookie = await givenSession(app.db.root, person.id, app.clock.now());
  });

  async function upload(url: string) {
    const { payload, headers } = fileUpload(await plainPng());
    return app.http.inject({ method: 'POST', url, payload, headers: { ...headers, cookie } });
  }

  it('keeps an upload there and serves it from there', async () => {
    const address = (await upload('/assets')).json();
    expect([...bucket.files.keys()]).toEqual([address.replace('/files/', '')]);
    const { statusCode, headers } = await app.http.inject({ url: address });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect((await app.http.inject({ url: '/files/no-such.png' })).statusCode).toBe(404);
  });

  it.each(['/assets', '/brands/logo'])(
    'refuses %s for now, without a row or a changed logo, while it cannot be reached',
    async (url) => {
      const rows = await app.db.root.$count(assets);
      const busy = { status: 503, body: 'busy' };
      bucket.answers.push(busy, busy, busy);
      const answer = await upload(url);
      expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
        503,
        {
          error: {
            code: 'unavailable',
            message: 'This cannot be done right now. Please try again.',
          },
        },
        '2',
      ]);
      await vi.waitFor(async () => expect(await app.db.root.$count(assets)).toBe(rows));
      const [brand] = await app.db.root.select().from(brands);
      expect(brand?.logo).toBeNull();
    },
  );

  it('says of a file that it cannot be read now, and stays ready for everything else', async () => {
    const busy = { status: 503, body: 'busy' };
    bucket.answers.push(busy, busy, busy);
    expect((await app.http.inject({ url: '/files/a.png' })).statusCode).toBe(503);
    expect((await app.call('GET /readyz')).status).toBe(200);
  });
});

describe('with a bucket that browsers can read', () => {
  const app = useTestApp({ ...settings, S3_PUBLIC_URL: PUBLIC });

  it('sends them there, and lets pages show what they find', async () => {
    const { statusCode, headers } = await app.http.inject({ url: '/files/uploads/7/a.png' });
    expect([statusCode, headers.location]).toEqual([302, `${PUBLIC}/uploads/7/a.png`]);
    expect(headers['content-security-policy']).toContain(`blob: ${PUBLIC}/`);
    expect((await app.http.inject({ url: '/files/..%2fa.png' })).statusCode).toBe(404);
  });
});
