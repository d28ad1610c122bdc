import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenSession } from '../../testing/builders.ts';
import { fileUpload } from '../../testing/file-upload.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { brands } from '../brands/schema.ts';
import { assets } from './schema.ts';
import {
  EMPTY_ZIP,
  manyFrameGif,
  noisePng,
  plainJpeg,
  plainPng,
  pngWith,
} from './testing/hostile-pictures.ts';

const app = useTestApp();
let brandId: number;
let userId: number;
let cookie: string;

beforeAll(async () => {
  // What is replaced goes a minute later, which does not come while these tests run.
  app.clock.set('2100-03-02T12:00:00Z');
  const member = await givenMember(app.db.root, { role: 'member' });
  brandId = member.brandId;
  userId = member.person.id;
  cookie = await givenSession(app.db.root, userId, app.clock.now());
});

async function upload(url: string, content: Buffer, part: Parameters<typeof fileUpload>[1] = {}) {
  const { payload, headers } = fileUpload(content, part);
  const answer = await app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, cookie },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function stored(address: string) {
  const answer = await app.http.inject({ url: address });
  return { status: answer.statusCode, metadata: await sharp(answer.rawPayload).metadata() };
}

describe('POST /assets', () => {
  it('stores the picture and answers its address as a JSON text', async () => {
    const { status, body } = await upload('/assets', await plainPng(300, 200));
    expect(status).toBe(200);
    expect(body).toMatch(new RegExp(`^/files/uploads/${brandId}/[0-9a-f-]{36}\\.png$`));
    const { metadata } = await stored(body);
    expect(metadata).toMatchObject({ format: 'png', width: 300, height: 200 });
  });

  it('records who uploaded what for which brand', async () => {
    const { body } = await upload('/assets', await plainPng(30, 20));
    const rows = await app.db.root.select().from(assets).where(eq(assets.address, body));
    expect(rows).toEqual([
      {
        address: body,
        brandId,
        uploadedBy: userId,
        purpose: 'brandImage',
        width: 30,
        height: 20,
        createdAt: app.clock.now(),
        releasedAt: null,
      },
    ]);
  });

  it('turns a camera picture upright and forgets where it was taken', async () => {
    const photo = await sharp(await plainJpeg(400, 300))
      .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, width: 400 });
    const { body } = await upload('/assets', photo, { type: 'image/jpeg', name: 'photo.jpg' });
    const { metadata } = await stored(body);
    expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
    expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('makes a large picture fit into 2048 pixels', async () => {
    const { body } = await upload('/assets', await plainPng(4000, 1000));
    expect((await stored(body)).metadata).toMatchObject({ width: 2048, height: 512 });
  });

  it('gives every upload an address of its own', async () => {
    const png = await plainPng();
    const first = await upload('/assets', png);
    const second = await upload('/assets', png);
    expect(first.body).not.toBe(second.body);
  });

  it('takes five million bytes and not one more', async () => {
    const png = await paddedPng(5_000_000);
    expect((await upload('/assets', png)).status).toBe(200);
    const { status, body } = await upload('/assets', await paddedPng(5_000_001));
    expect(status).toBe(413);
    expect(body.error).toEqual({
      code: 'too_large',
      message: 'File too big',
      fields: { file: 'File too big' },
    });
  });

  it('takes no GIF', async () => {
    const { status, body } = await upload('/assets', manyFrameGif(1), { type: 'image/gif' });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({ file: 'File type not supported' });
  });

  it('takes a file from a sender that does not say what it is', async () => {
    const { status } = await upload('/assets', await plainPng(), {
      type: 'application/octet-stream',
    });
    expect(status).toBe(200);
  });
});

describe('POST /brands/logo', () => {
  it('stores a square in two sizes and makes it the logo', async () => {
    const { status, body } = await upload('/brands/logo', await plainPng(300, 200));
    expect(status).toBe(200);
    expect(body.logo).toMatch(new RegExp(`^/files/uploads/${brandId}/[0-9a-f-]{36}/main\\.png$`));
    expect(await logo()).toBe(body.logo);
    const main = await stored(body.logo);
    const thumb = await stored(body.logo.replace('main.png', 'thumb.png'));
    expect(main.metadata).toMatchObject({ format: 'png', width: 512, height: 512, hasAlpha: true });
    expect(thumb.metadata).toMatchObject({ format: 'png', width: 128, height: 128 });
  });

  it('shows the first frame of an animation', async () => {
    const { body } = await upload('/brands/logo', manyFrameGif(3, 20), { type: 'image/gif' });
    const { metadata } = await stored(body.logo);
    expect(metadata).toMatchObject({ format: 'png', width: 512 });
    expect(metadata.pages ?? 1).toBe(1);
  });

  it('takes ten binary megabytes and not one byte more', async () => {
    expect((await upload('/brands/logo', await paddedPng(10_485_760))).status).toBe(200);
    const before = await logo();
    const { status, body } = await upload('/brands/logo', await paddedPng(10_485_761));
    expect(status).toBe(413);
    expect(body.error.message).toBe('Your image cannot exceed maximum file size (10MB)');
    expect(await logo()).toBe(before);
  });
});

describe.each(['/assets', '/brands/logo'])('an upload to %s', (url) => {
  it('is refused without a file in the field that was asked for', async () => {
    const { status, body } = await upload(url, await plainPng(), { field: 'picture' });
    expect([status, body.error.fields]).toEqual([400, { file: 'Required field' }]);
  });

  it('is refused as JSON', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url,
      payload: { file: 'x' },
      headers: { 'x-requested-with': 'test', cookie },
    });
    expect(answer.statusCode).toBe(415);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', Buffer.from('x')],
    ['that is empty', 'multipart/form-data; boundary=b', Buffer.alloc(0)],
    ['that ends in the middle', 'multipart/form-data; boundary=b', Buffer.from('--b\r\ncont')],
  ])('is refused as multipart %s', async (_what, type, payload) => {
    const answer = await app.http.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'x-requested-with': 'test', 'content-type': type, cookie },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields.file).toBeTruthy();
  });

  it('is refused when the connection breaks off within the file', async () => {
    const { payload, headers } = fileUpload(await noisePng(100, 100));
    const answer = await app.http.inject({
      method: 'POST',
      url,
      payload: payload.subarray(0, payload.length / 2),
      headers: { ...headers, cookie },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toBe('Error while uploading file');
  });

  it('that is refused leaves no file, no row and no changed logo', async () => {
    const before = await everything();
    const refused = await upload(url, Buffer.concat([await plainPng(), EMPTY_ZIP]));
    expect(refused.status).toBe(400);
    expect(await everything()).toEqual(before);
  });
});

it('takes a form only where a file is asked for', async () => {
  const { payload, headers } = fileUpload(await plainPng());
  const answer = await app.http.inject({ method: 'POST', url: '/logout', payload, headers });
  expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'unsupported_media_type']);
});

it('describes uploads as multipart in the API document', async () => {
  const document = (await app.http.inject({ url: '/openapi.json' })).json();
  expect(document.paths['/assets'].post.requestBody.content).toMatchObject({
    'multipart/form-data': { schema: { required: ['file'] } },
  });
});

/** A small picture with an unused chunk that makes the file exactly this long. */
async function paddedPng(bytes: number): Promise<Buffer> {
  const png = await plainPng();
  return pngWith(png, 'paDd', Buffer.alloc(bytes - png.length - 12));
}

async function logo() {
  const [row] = await app.db.root.select().from(brands).where(eq(brands.id, brandId));
  return row?.logo;
}

async function everything() {
  const { dataDir } = app.services.config;
  const list = (folder: string) =>
    readdirSync(join(dataDir, folder), { recursive: true, encoding: 'utf8' }).sort();
  return {
    files: list('files'),
    drafts: list('drafts'),
    rows: await app.db.root.$count(assets),
    logo: await logo(),
  };
}
