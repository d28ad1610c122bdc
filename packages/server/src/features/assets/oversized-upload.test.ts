import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { fileUpload } from '../../testing/file-upload.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();
let port: number;
let cookie: string;

beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (app.http.server.address() as AddressInfo).port;
  cookie = (await signInAs(app)).cookie;
});

/** Sends the start of a file and then more and more of it, until an answer comes. */
async function sendWithoutEnd(path: string) {
  const { payload, headers } = fileUpload(Buffer.alloc(0));
  const upload = request({
    port,
    path,
    method: 'POST',
    headers: { ...headers, cookie, 'transfer-encoding': 'chunked' },
  });
  const before = process.memoryUsage.rss();
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  upload.write(payload.subarray(0, payload.lastIndexOf('\r\n--')));
  const megabyte = Buffer.alloc(1_000_000, 7);
  let sentBytes = 0;
  let isAnswered = false;
  void answered.then(() => {
    isAnswered = true;
  });
  while (!isAnswered && sentBytes < 1_000_000_000) {
    sentBytes += megabyte.length;
    if (!upload.write(megabyte)) await Promise.race([once(upload, 'drain'), answered]);
  }
  const [answer] = await answered;
  const body = (await json(answer)) as { error: { code: string; message: string } };
  const growthBytes = process.memoryUsage.rss() - before;
  upload.destroy();
  return { status: answer.statusCode, error: body.error, sentBytes, growthBytes };
}

it('answers as soon as a file crosses the limit, while it is still being sent', async () => {
  const { status, error, sentBytes, growthBytes } = await sendWithoutEnd('/brands/logo');
  expect([status, error.code, error.message]).toEqual([
    413,
    'too_large',
    'Your image cannot exceed maximum file size (10MB)',
  ]);
  expect(sentBytes).toBeLessThan(100_000_000);
  expect(growthBytes).toBeLessThan(150_000_000);
});

it('keeps serving others on the same port afterwards', async () => {
  await sendWithoutEnd('/assets');
  const { status } = await app.call('GET /current-brand-future', { cookie });
  expect(status).toBe(200);
});

it('refuses somebody without a session before reading the file', async () => {
  const { headers } = fileUpload(Buffer.alloc(0));
  const upload = request({
    port,
    path: '/assets',
    method: 'POST',
    headers: { ...headers, 'content-length': '1000000000' },
  });
  upload.flushHeaders();
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(401);
  upload.destroy();
});
