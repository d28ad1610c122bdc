import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenSession } from '../../testing/builders.ts';
import { fileUpload } from '../../testing/file-upload.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { assets } from './schema.ts';
import {
  announcedPng,
  EMPTY_ZIP,
  manyFrameGif,
  noisePng,
  plainJpeg,
  plainPng,
  pngWith,
  scriptGif,
  textBombPng,
} from './testing/hostile-pictures.ts';

const MAX_MS = 1000;
const MAX_GROWTH_BYTES = 150_000_000;
const WRONG_TYPE = 'File type not supported';
const BROKEN = 'Error while uploading file';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const app = useTestApp();
let cookie: string;

beforeAll(async () => {
  const { person } = await givenMember(app.db.root);
  cookie = await givenSession(app.db.root, person.id, app.clock.now());
  // The first picture of a process loads the library; what follows is measured without that.
  expect((await measuredUpload(await plainPng(), 'image/png')).status).toBe(200);
});

interface Hostile {
  what: string;
  content: () => Buffer | Promise<Buffer>;
  type: string;
  message: string;
}

const hostile: Hostile[] = [
  {
    what: 'a PNG of 50,000 x 50,000 pixels',
    content: () => announcedPng(50_000, 50_000),
    type: 'image/png',
    message: BROKEN,
  },
  {
    what: 'a PNG of 50,000 x 50,000 pixels that holds many of them',
    content: () => announcedPng(50_000, 50_000, { rows: 100 }),
    type: 'image/png',
    message: BROKEN,
  },
  {
    what: 'an interlaced PNG that would need 200 MB at once',
    content: () => announcedPng(5000, 5000, { interlaced: true, bitDepth: 16 }),
    type: 'image/png',
    message: BROKEN,
  },
  {
    what: 'a GIF of 65,535 x 65,535 pixels',
    content: () => manyFrameGif(1, 65_535),
    type: 'image/gif',
    message: BROKEN,
  },
  {
    what: 'a GIF of 100,000 frames',
    content: () => manyFrameGif(100_000),
    type: 'image/gif',
    message: BROKEN,
  },
  {
    what: 'a PNG without its end',
    content: async () => (await noisePng(200, 200)).subarray(0, -30),
    type: 'image/png',
    message: BROKEN,
  },
  {
    what: 'a PNG with half of its pixels',
    content: () => announcedPng(2000, 2000, { rows: 1000 }),
    type: 'image/png',
    message: BROKEN,
  },
  {
    what: 'a JPEG without its end',
    content: async () => (await plainJpeg(200, 200)).subarray(0, -30),
    type: 'image/jpeg',
    message: BROKEN,
  },
  {
    what: 'a GIF without its end',
    content: () => manyFrameGif(5).subarray(0, -4),
    type: 'image/gif',
    message: BROKEN,
  },
  {
    what: 'an SVG named .png',
    content: () => Buffer.from(SVG),
    type: 'image/png',
    message: WRONG_TYPE,
  },
  {
    what: 'an SVG that says so',
    content: () => Buffer.from(SVG),
    type: 'image/svg+xml',
    message: WRONG_TYPE,
  },
  {
    what: 'a JPEG named .png',
    content: () => plainJpeg(),
    type: 'image/png',
    message: WRONG_TYPE,
  },
  {
    what: 'a PNG that is also an archive',
    content: async () => Buffer.concat([await plainPng(), EMPTY_ZIP]),
    type: 'image/png',
    message: WRONG_TYPE,
  },
  {
    what: 'a PNG that hides an archive in a chunk',
    content: async () => pngWith(await plainPng(), 'tEXt', EMPTY_ZIP),
    type: 'image/png',
    message: WRONG_TYPE,
  },
  {
    what: 'a JPEG that is also an archive',
    content: async () => Buffer.concat([await plainJpeg(), EMPTY_ZIP]),
    type: 'image/jpeg',
    message: WRONG_TYPE,
  },
  {
    what: 'a PNG that is also a PDF',
    content: async () => pngWith(await plainPng(), 'tEXt', Buffer.from('%PDF-1.4 ...')),
    type: 'image/png',
    message: WRONG_TYPE,
  },
  {
    what: 'a PNG with a page in its notes',
    content: async () => pngWith(await plainPng(), 'tEXt', Buffer.from('<ScRipt>alert(1)')),
    type: 'image/png',
    message: WRONG_TYPE,
  },
  {
    what: 'a GIF that is also a script',
    content: scriptGif,
    type: 'image/gif',
    message: WRONG_TYPE,
  },
  { what: 'an empty file', content: () => Buffer.alloc(0), type: 'image/png', message: WRONG_TYPE },
  {
    what: 'a bare signature',
    content: () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    type: 'image/png',
    message: BROKEN,
  },
];

describe('a hostile upload', () => {
  it.each(hostile)(
    'of $what is refused at once and cheaply',
    async ({ content, type, message }) => {
      const before = await app.db.root.$count(assets);
      const { status, error, ms, growthBytes } = await measuredUpload(await content(), type);
      expect([status, error]).toEqual([
        400,
        { code: 'invalid_input', message, fields: { file: message } },
      ]);
      expect(ms).toBeLessThan(MAX_MS);
      expect(growthBytes).toBeLessThan(MAX_GROWTH_BYTES);
      expect(await app.db.root.$count(assets)).toBe(before);
    },
  );

  it('of many at once takes the memory of one', async () => {
    const png = announcedPng(2900, 2900, { interlaced: true, rows: 3100 });
    const { result, growthBytes } = await measured(() =>
      Promise.all(Array.from({ length: 6 }, () => send(png, 'image/png'))),
    );
    expect(result.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    // One decoded picture is 34 MB; side by side they would be four times that.
    expect(growthBytes).toBeLessThan(100_000_000);
  });

  it('of text that unpacks to 200 MB costs nothing, since nobody reads it', async () => {
    const { status, growthBytes } = await measuredUpload(
      textBombPng(await plainPng(), 200_000_000),
      'image/png',
    );
    expect(status).toBe(200);
    expect(growthBytes).toBeLessThan(MAX_GROWTH_BYTES);
  });
});

async function send(content: Buffer, type: string) {
  const { payload, headers } = fileUpload(content, { type });
  return app.http.inject({
    method: 'POST',
    url: '/brands/logo',
    payload,
    headers: { ...headers, cookie },
  });
}

async function measuredUpload(content: Buffer, type: string) {
  const { result, ms, growthBytes } = await measured(() => send(content, type));
  return { status: result.statusCode, error: result.json().error, ms, growthBytes };
}

/** Pictures are decoded on other threads, so this one is free to watch the process grow. */
async function measured<T>(work: () => Promise<T>) {
  const before = process.memoryUsage.rss();
  let highest = before;
  const look = () => {
    highest = Math.max(highest, process.memoryUsage.rss());
  };
  const watch = setInterval(look, 2);
  const started = performance.now();
  const result = await work().finally(() => clearInterval(watch));
  const ms = performance.now() - started;
  look();
  return { result, ms, growthBytes: highest - before };
}
