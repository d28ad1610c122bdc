// What may be uploaded where, as one table: size, types and the words for a file that is too big
// (platform §5, §8; signup-forms §5, §8). A limit is the largest size allowed, except for form
// images, which "must be under 5MB". Only the logo's limit counts in binary megabytes; the
// specification writes it out as 10485760, so it stays. See decision 0015.

export const UPLOAD_LIMITS: Readonly<Record<UploadPurpose, UploadLimit>> = {
  general: { maxBytes: 450_000, types: ['image/jpeg', 'image/png'], tooBig: 'File too big' },
  brandImage: { maxBytes: 5_000_000, types: ['image/jpeg', 'image/png'], tooBig: 'File too big' },
  brandLogo: {
    maxBytes: 10_485_760,
    types: ['image/png', 'image/jpeg', 'image/gif'],
    tooBig: 'Your image cannot exceed maximum file size (10MB)',
  },
  signupForm: {
    maxBytes: 4_999_999,
    types: ['image/jpeg', 'image/png', 'image/gif'],
    tooBig: 'File size too large. Must be under 5MB.',
  },
  smsMedia: {
    maxBytes: 450_000,
    types: ['image/jpeg', 'image/png', 'image/gif'],
    tooBig:
      "Some of your files couldn't be uploaded because they exceed the maximum file size (450KB).",
  },
};

export type UploadPurpose = 'general' | 'brandImage' | 'brandLogo' | 'signupForm' | 'smsMedia';

export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif';

export type UploadLimit = { maxBytes: number; types: readonly ImageType[]; tooBig: string };
