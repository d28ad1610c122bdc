import type { FastifyRequest } from 'fastify';
import { HttpError, invalidField } from './http-error.ts';

export interface FilePart {
  content: Buffer;
  /** What the sender says it is; nothing to rely on. */
  claimedType: string;
}

export interface FilePartRules {
  maxBytes: number;
  tooBig: string;
  failed: string;
}

/**
 * Reads the field `file` of a multipart request. A file over the limit is refused as soon as it
 * crosses it; what is still on its way is read and dropped, because a connection cut in the middle
 * of sending would show the sender a network error instead of our answer.
 */
export async function readFilePart(
  request: FastifyRequest,
  { maxBytes, tooBig, failed }: FilePartRules,
): Promise<FilePart> {
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } });
    if (part?.fieldname !== 'file') throw invalidField('file', 'Required field');
    if (part.file.truncated) throw tooLarge(tooBig);
    const chunks: Buffer[] = [];
    part.file.once('limit', () => part.file.destroy(tooLarge(tooBig)));
    for await (const chunk of part.file) chunks.push(chunk);
    return { content: Buffer.concat(chunks), claimedType: part.mimetype.toLowerCase() };
  } catch (error) {
    throw error instanceof HttpError ? error : invalidField('file', failed);
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

function tooLarge(message: string): HttpError {
  return new HttpError(413, 'too_large', message, { fields: { file: message } });
}
