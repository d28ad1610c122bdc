import type { S3Credentials } from './sign-request.ts';

export interface S3Settings extends S3Credentials {
  bucket: string;
  /** Such as https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  /** The bucket in the path instead of in front of the host. */
  pathStyle: boolean;
  /** Where browsers may read the files of the bucket. */
  publicUrl?: string | undefined;
}

/** Where the bucket's files begin, without a slash at the end. */
export function bucketAddress({
  endpoint,
  bucket,
  pathStyle,
}: Pick<S3Settings, 'endpoint' | 'bucket' | 'pathStyle'>): string {
  if (pathStyle) return `${endpoint}/${bucket}`;
  const url = new URL(endpoint);
  url.host = `${bucket}.${url.host}`;
  return url.href.replace(/\/$/, '');
}
