// What an upload says while it runs and when the call fails (platform §8), and the advice beside
// the fields (platform §5, signup-forms §5). The advice is smaller than the limit on purpose: a
// light image loads faster on a shopper's phone.

export const UPLOAD_MESSAGES = {
  processing: 'Processing image',
  failed: 'Error while uploading file',
  sizeAdvice: 'Recommended size 500KB or less',
  logoAdvice: '1:1, at least 200x200',
} as const;
