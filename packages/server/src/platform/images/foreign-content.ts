import { unsupported } from './picture-refused.ts';

/** Words that start a document or program, and that no picture has a use for. */
const DOCUMENT = /<script|<\?php|<html|<!doctype/i;
/** Readers of PDF look for this anywhere in the beginning. */
const PDF = '%PDF-';
const PDF_WITHIN_BYTES = 1024;
/** Archives are read from their end: this record, then a comment of at most 64 KB. */
const ZIP_END = 'PK\x05\x06';
const ZIP_WITHIN_BYTES = 22 + 65_535;

/**
 * Refuses a picture that is also a document, a program or an archive, hidden where a picture may
 * carry notes. What we keep is drawn anew without them, so this is a second fence: somebody who
 * sends such a file means no good.
 */
export function refuseForeignContent(content: Buffer): void {
  const isForeign =
    content.subarray(0, PDF_WITHIN_BYTES).includes(PDF) ||
    content.subarray(-ZIP_WITHIN_BYTES).includes(ZIP_END) ||
    DOCUMENT.test(content.toString('latin1'));
  if (isForeign) throw unsupported('something else besides a picture');
}
