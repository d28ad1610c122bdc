import {
  checkUpload,
  UNSUPPORTED_TYPE_MESSAGE,
  UPLOAD_LIMITS,
  UPLOAD_MESSAGES,
  type UploadPurpose,
} from '@tandem/domain/assets/check-upload';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../platform/http/http-error.ts';
import { readFilePart } from '../../platform/http/read-file-part.ts';
import { pictureType } from '../../platform/images/inspect-picture.ts';
import { PictureRefused } from '../../platform/images/picture-refused.ts';

/**
 * Reads the uploaded file and has it drawn anew by `render`; refusals get the product's words.
 * The type is that of the content; a file that claims another one is refused for lying, whichever
 * of the two would have been fine.
 */
export async function receivePicture<T>(
  request: FastifyRequest,
  purpose: UploadPurpose,
  render: (content: Buffer) => Promise<T>,
): Promise<T> {
  const { maxBytes, tooBig } = UPLOAD_LIMITS[purpose];
  const { failed } = UPLOAD_MESSAGES;
  const { content, claimedType } = await readFilePart(request, { maxBytes, tooBig, failed });
  const type = pictureType(content) ?? 'unknown';
  const problem = checkUpload(purpose, { type, sizeBytes: content.length });
  if (problem) throw invalidField('file', problem);
  if (claimedType !== type && !CLAIMS_NOTHING.has(claimedType)) {
    throw invalidField('file', UNSUPPORTED_TYPE_MESSAGE);
  }
  return render(content).catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error;
    const isLie = error.reason === 'unsupported';
    throw invalidField('file', isLie ? UNSUPPORTED_TYPE_MESSAGE : failed);
  });
}

/** What programs send that do not know the type of a file. */
const CLAIMS_NOTHING = new Set(['', 'application/octet-stream', 'text/plain']);
