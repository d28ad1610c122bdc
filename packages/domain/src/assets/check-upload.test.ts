import { describe, expect, it } from 'vitest';
import { checkUpload, UPLOAD_LIMITS, UPLOAD_MESSAGES, type UploadPurpose } from './check-upload.ts';

const tooBig: Record<UploadPurpose, string> = {
  general: 'File too big',
  brandImage: 'File too big',
  brandLogo: 'Your image cannot exceed maximum file size (10MB)',
  signupForm: 'File size too large. Must be under 5MB.',
  smsMedia:
    "Some of your files couldn't be uploaded because they exceed the maximum file size (450KB).",
};

describe('checkUpload', () => {
  it.each([
    ['general', 450_000],
    ['brandImage', 5_000_000],
    ['brandLogo', 10_485_760],
    ['signupForm', 4_999_999],
    ['smsMedia', 450_000],
  ] as const)('allows %s up to %d bytes', (purpose, maxBytes) => {
    const check = (sizeBytes: number) => checkUpload(purpose, { type: 'image/png', sizeBytes });
    expect(check(1)).toBeUndefined();
    expect(check(maxBytes)).toBeUndefined();
    expect(check(maxBytes + 1)).toBe(tooBig[purpose]);
  });

  it.each([
    ['general', false],
    ['brandImage', false],
    ['brandLogo', true],
    ['signupForm', true],
    ['smsMedia', true],
  ] as const)('takes jpeg and png for %s, and gif: %s', (purpose, takesGif) => {
    const check = (type: string) => checkUpload(purpose, { type, sizeBytes: 1 });
    expect(check('image/jpeg')).toBeUndefined();
    expect(check('IMAGE/PNG')).toBeUndefined();
    expect(check('image/gif')).toBe(takesGif ? undefined : 'File type not supported');
  });

  it.each(['image/svg+xml', 'image/webp', 'application/pdf', ''])(
    'refuses %j everywhere',
    (type) => {
      for (const purpose of Object.keys(UPLOAD_LIMITS) as UploadPurpose[]) {
        expect(checkUpload(purpose, { type, sizeBytes: 99_999_999 })).toBe(
          'File type not supported',
        );
      }
    },
  );
});

describe('UPLOAD_MESSAGES', () => {
  it('are the words of the specification', () => {
    expect(UPLOAD_MESSAGES.processing).toBe('Processing image');
    expect(UPLOAD_MESSAGES.failed).toBe('Error while uploading file');
  });
});
