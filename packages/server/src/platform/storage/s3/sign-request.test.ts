import { expect, it } from 'vitest';
import { encodeKey, signRequest } from './sign-request.ts';

// Keys, moments and signatures as AWS publishes them: "Signature Calculations for the Authorization
// Header", examples GET Object and PUT Object.
const EXAMPLE = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const MIDNIGHT = new Date('2013-05-24T00:00:00Z');
const HOST = 'https://examplebucket.s3.amazonaws.com';

it("gives the signature of AWS's example for reading an object", () => {
  const { authorization } = signRequest(
    {
      method: 'GET',
      url: new URL(`${HOST}/test.txt`),
      headers: { Range: 'bytes=0-9' },
      body: Buffer.alloc(0),
    },
    EXAMPLE,
    MIDNIGHT,
  );
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

it("gives the signature of AWS's example for storing an object", () => {
  const { authorization } = signRequest(
    {
      method: 'PUT',
      url: new URL(`${HOST}/${encodeKey('test$file.text')}`),
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    EXAMPLE,
    MIDNIGHT,
  );
  expect(authorization).toContain(
    'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});

it('writes a key as S3 signs it, with its slashes', () => {
  expect(encodeKey("a-b_c.d~e/f g+h!'(*)/ü.png")).toBe(
    'a-b_c.d~e/f%20g%2Bh%21%27%28%2A%29/%C3%BC.png',
  );
});
