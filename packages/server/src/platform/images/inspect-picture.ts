import type { ImageType } from '@tandem/domain/assets/check-upload';
import { refuseForeignContent } from './foreign-content.ts';
import { inspectGif } from './inspect-gif.ts';
import { inspectJpeg } from './inspect-jpeg.ts';
import { inspectPng } from './inspect-png.ts';
import type { PictureFacts } from './picture-facts.ts';
import { unreadable, unsupported } from './picture-refused.ts';

/** Above any camera that fits our file sizes, and about half a second of decoding. */
const MAX_PIXELS = 25_000_000;
/** Leaves room for what else an upload needs below 150 MB. */
const MAX_DECODE_BYTES = 80_000_000;
const MAX_FRAMES = 300;

/**
 * Reads a picture's structure from its first to its last byte and refuses what is not wholly a
 * picture, is cut off, or would be costly to open. Names and headers from outside play no part.
 */
export function inspectPicture(content: Buffer): PictureFacts {
  const type = pictureType(content);
  if (!type) throw unsupported('no known signature');
  const facts = INSPECT[type](content);
  refuseForeignContent(content);
  const { width, height, frames, decodeBytes } = facts;
  if (width === 0 || height === 0) throw unreadable('no pixels');
  if (width * height > MAX_PIXELS) throw unreadable('too many pixels');
  if (decodeBytes > MAX_DECODE_BYTES) throw unreadable('too much memory to decode');
  if (frames > MAX_FRAMES) throw unreadable('too many frames');
  return facts;
}

/** By its first bytes. */
export function pictureType(content: Buffer): ImageType | undefined {
  const start = content.toString('latin1', 0, 8);
  if (start === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  return undefined;
}

const INSPECT = {
  'image/png': inspectPng,
  'image/jpeg': inspectJpeg,
  'image/gif': inspectGif,
} as const;
