import { expect, it } from 'vitest';
import { bucketAddress } from './bucket-address.ts';

it.each([
  ['https://s3.eu-central-1.amazonaws.com', false, 'https://files.s3.eu-central-1.amazonaws.com'],
  ['https://s3.eu-central-1.amazonaws.com', true, 'https://s3.eu-central-1.amazonaws.com/files'],
  ['http://minio:9000', false, 'http://files.minio:9000'],
  ['http://minio:9000', true, 'http://minio:9000/files'],
  ['https://storage.example/s3', false, 'https://files.storage.example/s3'],
])('finds the bucket at %s, in the path: %s', (endpoint, pathStyle, address) => {
  expect(bucketAddress({ endpoint, bucket: 'files', pathStyle })).toBe(address);
});
