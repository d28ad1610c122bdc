import { createHash, createHmac } from 'node:crypto';

export interface S3Credentials {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface UnsignedRequest {
  method: 'PUT' | 'GET' | 'DELETE';
  /** Its path is signed as it is written: encode it as `encodeKey` does, and leave out a query. */
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * AWS Signature Version 4 for S3: the headers to send, the proof among them. The names follow AWS's
 * description: a request is written in one canonical form, its hash becomes the text to sign, and
 * the key for that is made from the secret, the day and the place.
 */
export function signRequest(
  { method, url, headers, body }: UnsignedRequest,
  { region, accessKeyId, secretAccessKey }: S3Credentials,
  now: Date,
): Record<string, string> {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = moment.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const bodyHash = sha256(body);
  const sent = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': moment };
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const signedNames = signed.map(([name]) => name).join(';');
  const canonicalRequest = [
    method,
    url.pathname,
    '',
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    signedNames,
    bodyHash,
  ].join('\n');
  const textToSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonicalRequest)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (made, part) => hmac(made, part),
    `AWS4${secretAccessKey}`,
  );
  const signature = hmac(key, textToSign).toString('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`,
  };
}

/** Everything but letters, digits and `-._~` in hexadecimal, and the slashes between parts kept. */
export function encodeKey(key: string): string {
  return encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
