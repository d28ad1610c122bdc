// What is wrong with a file before it is uploaded, if anything. The type is checked first: a file
// that can never be used should not be called too big. The server checks again, by content.

import { UPLOAD_LIMITS, type UploadPurpose } from './upload-limits.ts';

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
