// An image of a form is smaller than 5MB (signup-forms §5), read as 5,000,000 bytes like the brand
// images of platform §5 (decision 0029).

export function formImageError(sizeBytes: number): string | null {
  return sizeBytes < FORM_IMAGE_LIMIT_BYTES ? null : 'File size too large. Must be under 5MB.';
}

export const FORM_IMAGE_LIMIT_BYTES = 5_000_000;
