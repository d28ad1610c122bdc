import { describe, expect, it, onTestFinished } from 'vitest';
import { StorageUnavailable } from '../storage.ts';
import { type BucketAnswer, BucketServer, s3Error } from '../testing/bucket-server.ts';
import { itKeepsFiles } from '../testing/storage-promises.ts';
import { s3Storage } from './s3-storage.ts';

const KEY = 'uploads/7/a.png';
const MOMENT = new Date('2026-03-01T12:00:00Z');

async function open(more: { timeoutMs?: number } = {}) {
  const bucket = await BucketServer.start();
  onTestFinished(() => bucket.stop());
  const storage = s3Storage(bucket.settings, { now: () => MOMENT, pauseMs: 1, ...more });
  return { bucket, storage, breakDown: () => bucket.stop() };
}

itKeepsFiles('s3Storage', open);

describe('s3Storage', () => {
  it('says what a file is, and that it never changes', async () => {
    const { bucket, storage } = await open();
    await storage.put('uploads/7/a.jpeg', Buffer.from('content'));
    expect(bucket.seen[0]).toMatchObject({
      method: 'PUT',
      path: '/tandem-files/uploads/7/a.jpeg',
      headers: {
        'content-type': 'image/jpeg',
        'content-length': '7',
        'content-md5': 'mgNkuembtIDdJeHwKEyFVQ==',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  });

  it.each([
    ['slow down', s3Error(503, 'SlowDown')],
    ['an inner failure', s3Error(500, 'InternalError')],
    ['a broken connection', 'cut' as const],
  ])('tries again after %s', async (_what, answer) => {
    const { bucket, storage } = await open();
    bucket.files.set(KEY, Buffer.from('content'));
    bucket.answers.push(answer, answer);
    expect(await storage.get(KEY)).toEqual(Buffer.from('content'));
    expect(bucket.seen.length).toBe(3);
  });

  it('gives up when S3 stays busy', async () => {
    const { bucket, storage } = await open();
    bucket.answers.push(...Array.from({ length: 9 }, () => s3Error(503, 'SlowDown')));
    await expect(storage.put(KEY, Buffer.from('x'))).rejects.toThrow(
      'S3 answered our PUT with 503 SlowDown',
    );
    expect(bucket.seen.length).toBe(3);
  });

  it.each<[string, BucketAnswer, string | RegExp]>([
    ['keys that may not', s3Error(403, 'AccessDenied'), /^S3 refused our GET \(403 AccessDenied\)/],
    ['another secret', s3Error(403, 'SignatureDoesNotMatch'), /check S3_ACCESS_KEY_ID, S3_SECRET/],
    ['a bucket that is not there', s3Error(404, 'NoSuchBucket'), /check S3_BUCKET$/],
    ['another region', { status: 301 }, /check S3_REGION$/],
    ['a page of something else', { status: 404, body: '<html>' }, /^S3 answered our GET with 404$/],
  ])('does not take %s for a missing file', async (_what, answer, words) => {
    const { bucket, storage } = await open();
    bucket.answers.push(answer);
    const failure = await storage.get(KEY).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageUnavailable);
    expect((failure as Error).message).toMatch(words);
    expect(bucket.seen.length).toBe(1);
  });

  it('does not believe that something in between kept a file', async () => {
    const { bucket, storage } = await open();
    bucket.answers.push({ status: 200, body: '<html>Welcome to the network</html>' });
    await expect(storage.put(KEY, Buffer.from('x'))).rejects.toThrow(/it named no ETag/);
  });

  it('waits only so long, and once', async () => {
    const { bucket, storage } = await open({ timeoutMs: 1000 });
    await storage.get(KEY);
    bucket.answers.push('hang');
    await expect(storage.get(KEY)).rejects.toThrow('S3 did not answer in time');
    expect(bucket.seen.length).toBe(2);
  });

  it('takes an answer of 404 for removed, as some storage says', async () => {
    const { bucket, storage } = await open();
    bucket.answers.push(s3Error(404, 'NoSuchKey'));
    await storage.remove(KEY);
  });

  it('never sends its secret', async () => {
    const { bucket, storage } = await open();
    await storage.put(KEY, Buffer.from('x'));
    expect(JSON.stringify(bucket.seen)).not.toContain(bucket.settings.secretAccessKey);
  });

  it('knows where browsers may fetch a file', async () => {
    const { bucket } = await open();
    const publicUrl = 'https://cdn.tandem.example/files';
    const storage = s3Storage({ ...bucket.settings, publicUrl }, { now: () => MOMENT });
    expect(storage.publicAddress(KEY)).toBe(`${publicUrl}/uploads/7/a.png`);
  });

  it('is refused by a bucket whose key has another secret', async () => {
    const { bucket } = await open();
    const settings = { ...bucket.settings, secretAccessKey: 'another secret' };
    await expect(
      s3Storage(settings, { now: () => MOMENT }).put(KEY, Buffer.from('x')),
    ).rejects.toThrow(/403 SignatureDoesNotMatch/);
  });
});
