import { createHash } from 'node:crypto';
import { isSafeKey, requireSafeKey } from '../safe-key.ts';
import { type Storage, StorageUnavailable } from '../storage.ts';
import { typeOfKey } from '../type-of-key.ts';
import { askS3, type S3Patience } from './ask-s3.ts';
import { bucketAddress, type S3Settings } from './bucket-address.ts';
import { s3Code, s3Problem } from './s3-problem.ts';
import { encodeKey, type UnsignedRequest } from './sign-request.ts';

const NOTHING = Buffer.alloc(0);

/** Files in a bucket of Amazon S3, or of anything that speaks its language (decision 0125). */
export function s3Storage(
  settings: S3Settings,
  patience: Pick<S3Patience, 'now'> & Partial<S3Patience>,
): Storage {
  const base = bucketAddress(settings);
  const ask = (method: UnsignedRequest['method'], key: string, sent?: Partial<UnsignedRequest>) =>
    askS3(
      { method, url: new URL(`${base}/${encodeKey(key)}`), headers: {}, body: NOTHING, ...sent },
      settings,
      { timeoutMs: 10_000, pauseMs: 200, ...patience },
    );
  return {
    async put(key, content) {
      requireSafeKey(key);
      const headers = {
        'content-type': typeOfKey(key) ?? 'application/octet-stream',
        'content-md5': createHash('md5').update(content).digest('base64'),
        // For browsers that read the bucket itself: a key never gets other content.
        'cache-control': 'public, max-age=31536000, immutable',
      };
      const answer = await ask('PUT', key, { headers, body: content });
      if (answer.status !== 200) throw s3Problem('PUT', answer);
      // Something in between that answers 200 to everything has kept nothing.
      if (!answer.headers.has('etag')) {
        throw new StorageUnavailable('What answered our PUT is no S3: it named no ETag');
      }
    },
    async get(key) {
      if (!isSafeKey(key)) return undefined;
      const answer = await ask('GET', key);
      if (answer.status === 200) return answer.content;
      if (answer.status === 404 && s3Code(answer) === 'NoSuchKey') return undefined;
      throw s3Problem('GET', answer);
    },
    async remove(key) {
      requireSafeKey(key);
      const answer = await ask('DELETE', key);
      // S3 says 204 of what was never there; others say 404.
      const gone = answer.status === 204 || s3Code(answer) === 'NoSuchKey';
      if (!gone) throw s3Problem('DELETE', answer);
    },
    publicAddress: (key) =>
      settings.publicUrl && isSafeKey(key) ? `${settings.publicUrl}/${encodeKey(key)}` : undefined,
  };
}
