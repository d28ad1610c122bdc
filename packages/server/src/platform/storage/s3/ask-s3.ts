import { setTimeout as wait } from 'node:timers/promises';
import { StorageUnavailable } from '../storage.ts';
import { type S3Credentials, signRequest, type UnsignedRequest } from './sign-request.ts';

export interface S3Answer {
  status: number;
  headers: Headers;
  content: Buffer;
}

export interface S3Patience {
  now(): Date;
  /** How long one try may take. Whoever waited that long is not made to wait a second time. */
  timeoutMs: number;
  /** Before the second try; twice that before the third. */
  pauseMs: number;
}

const TRIES = 3;
/** 503 is S3's "slow down"; the others are said by what may stand in between. */
const BUSY = new Set([429, 500, 502, 503, 504]);

/**
 * Signs and sends a request and reads the whole answer. All our requests are safe to repeat, so a
 * busy answer or a broken connection is tried again, signed anew.
 */
export async function askS3(
  request: UnsignedRequest,
  credentials: S3Credentials,
  { now, timeoutMs, pauseMs }: S3Patience,
): Promise<S3Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      const answer = await exchange(request, signRequest(request, credentials, now()), timeoutMs);
      if (tried === TRIES || !BUSY.has(answer.status)) return answer;
    } catch (error) {
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      if (tried === TRIES || timedOut) {
        const how = timedOut ? 'did not answer in time' : 'cannot be reached';
        throw new StorageUnavailable(`S3 ${how}`, { cause: error });
      }
    }
    await wait(pauseMs * tried);
  }
}

async function exchange(
  { method, url, body }: UnsignedRequest,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<S3Answer> {
  const answer = await fetch(url, {
    method,
    headers,
    ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
    // It would lead to a host that the signature is not for.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const content = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, content };
}
