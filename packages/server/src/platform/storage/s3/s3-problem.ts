import { StorageUnavailable } from '../storage.ts';
import type { S3Answer } from './ask-s3.ts';

/** What an answer other than success means, for the log. It names S3's code and no content. */
export function s3Problem(method: string, answer: S3Answer): StorageUnavailable {
  const code = s3Code(answer);
  const said = [answer.status, code].filter(Boolean).join(' ');
  if (code === 'NoSuchBucket') {
    return new StorageUnavailable(`S3 has no such bucket (${said}): check S3_BUCKET`);
  }
  if (answer.status === 301 || answer.status === 307) {
    return new StorageUnavailable(`The bucket is elsewhere (${said}): check S3_REGION`);
  }
  if (answer.status === 401 || answer.status === 403) {
    return new StorageUnavailable(
      `S3 refused our ${method} (${said}): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, the clock, and what the key may do`,
    );
  }
  return new StorageUnavailable(`S3 answered our ${method} with ${said}`);
}

/** S3's word for what is wrong; something in between that is no S3 has none. */
export function s3Code({ content }: S3Answer): string | undefined {
  return /<Error>.*?<Code>(\w{1,100})<\/Code>/s.exec(content.toString('utf8', 0, 4096))?.[1];
}
