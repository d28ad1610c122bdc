import { describe, expect, it, onTestFinished } from 'vitest';
import { findDescription } from '../../../testing/described-api.ts';
import { schemaProblems } from '../../../testing/schema-problems.ts';
import { type BucketRequest, BucketServer } from '../testing/bucket-server.ts';
import { s3Storage } from './s3-storage.ts';

const description = findDescription('s3');
// A key has slashes; S3's own description says `{Key+}` for that.
const operations = description?.paths['/{Bucket}/{Key}'] ?? {};

/** Written by the transport, or by the signature, which AWS describes elsewhere. */
const NOT_DESCRIBED_HERE =
  /^(host|connection|accept.*|user-agent|sec-fetch-mode|content-length|authorization|x-amz-(date|content-sha256))$/;

function problemsOf({ method, path, headers, body }: BucketRequest): string[] {
  const operation = operations[method.toLowerCase()];
  if (!operation) return [`${method}: not described`];
  const described = new Map(
    operation.parameters
      ?.filter((one) => one.in === 'header')
      .map(({ name, schema }) => [name.toLowerCase(), schema ?? {}]),
  );
  const wrong = Object.entries(headers)
    .filter(([name]) => !NOT_DESCRIBED_HERE.test(name))
    .flatMap(([name, value]) => {
      const schema = described.get(name);
      return schema ? schemaProblems(schema, value, {}, name) : [`${name}: not described`];
    });
  if (!/^\/[a-z0-9.-]+\/[^?]+$/.test(path)) wrong.push(`${path}: no bucket and key`);
  if (body.length > 0 && !operation.requestBody) wrong.push('a body: not described');
  return wrong.map((text) => `${method} ${text}`);
}

// A plain clone of the product has no vendor descriptions: then this says so and skips.
describe.skipIf(!description)('against the description of S3', () => {
  it('sends nothing that S3 does not describe', async () => {
    const bucket = await BucketServer.start();
    onTestFinished(() => bucket.stop());
    const storage = s3Storage(bucket.settings, { now: () => new Date() });
    await storage.put('uploads/7/a.png', Buffer.from('content'));
    await storage.get('uploads/7/a.png');
    await storage.remove('uploads/7/a.png');
    expect(bucket.seen.map(({ method }) => method)).toEqual(['PUT', 'GET', 'DELETE']);
    expect(bucket.seen.flatMap(problemsOf)).toEqual([]);
  });

  it('would notice what it does not describe', () => {
    const headers = { 'x-amz-storage-class': 'CHEAP', 'x-colour': 'blue' };
    const request = { path: '/bucket/a.png?acl', headers, body: Buffer.from('x') };
    expect(problemsOf({ ...request, method: 'PUT' })).toEqual([
      expect.stringMatching(/^PUT x-amz-storage-class: "CHEAP" is none of STANDARD/),
      'PUT x-colour: not described',
      'PUT /bucket/a.png?acl: no bucket and key',
    ]);
    expect(problemsOf({ ...request, method: 'GET' })).toContain('GET a body: not described');
    expect(problemsOf({ ...request, method: 'POST' })).toEqual(['POST: not described']);
  });
});
