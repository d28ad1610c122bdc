// What is wrong with a file before it is uploaded, if anything. The type is checked first: a file
// that can never be used should not be called too big. The server checks again, by content.

export function checkUpload(
  purpose: UploadPurpose,
  file: { type: string; sizeBytes: number },
): string | undefined {
  const { maxBytes, types, tooBig } = UPLOAD_LIMITS[purpose];
  if (!types.some((type) => type === file.type.toLowerCase())) return UNSUPPORTED_TYPE_MESSAGE;
  return file.sizeBytes > maxBytes ? tooBig : undefined;
}

/** Ours: the specification has no words for it. */
export const UNSUPPORTED_TYPE_MESSAGE = 'File type not supported';

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

// What an upload says while it runs and when the call fails (platform §8), and the advice beside
// the fields (platform §5, signup-forms §5). The advice is smaller than the limit on purpose: a
// light image loads faster on a shopper's phone.
export const UPLOAD_MESSAGES = {
  processing: 'Processing image',
  failed: 'Error while uploading file',
  sizeAdvice: 'Recommended size 500KB or less',
  logoAdvice: '1:1, at least 200x200',
} as const;
