import { ByteReader } from './byte-reader.ts';
import type { PictureFacts } from './picture-facts.ts';
import { unreadable, unsupported } from './picture-refused.ts';

const SIGNATURE_BYTES = 6;
const BLOCK = { extension: 0x21, frame: 0x2c, end: 0x3b } as const;

/** Walks the blocks of a GIF and counts its frames; the file must end where its last block does. */
export function inspectGif(content: Buffer): PictureFacts {
  const reader = new ByteReader(content, SIGNATURE_BYTES);
  let width = reader.uint16LittleEndian();
  let height = reader.uint16LittleEndian();
  let frames = 0;
  skipColours(reader, 2);
  for (let block = reader.uint8(); block !== BLOCK.end; block = reader.uint8()) {
    if (block === BLOCK.extension) {
      reader.skip(1);
    } else if (block === BLOCK.frame) {
      const left = reader.uint16LittleEndian();
      const top = reader.uint16LittleEndian();
      // A frame may reach beyond the canvas it announced, and a decoder may follow it there.
      width = Math.max(width, left + reader.uint16LittleEndian());
      height = Math.max(height, top + reader.uint16LittleEndian());
      skipColours(reader, 0);
      reader.skip(1);
      frames += 1;
    } else {
      throw unreadable('no block where one should be');
    }
    skipData(reader);
  }
  if (frames === 0) throw unreadable('no pixels');
  reader.skipZeros();
  if (!reader.atEnd) throw unsupported('something follows the picture');
  // The canvas and the frame before it, four bytes a pixel.
  return { type: 'image/gif', width, height, frames, decodeBytes: width * height * 8 };
}

/** Passes the flags, what follows them, and the colour table whose size they tell. */
function skipColours(reader: ByteReader, bytesAfterFlags: number): void {
  const flags = reader.uint8();
  reader.skip(bytesAfterFlags);
  if (flags & 0x80) reader.skip(3 * 2 ** ((flags & 7) + 1));
}

/** Data comes in pieces of up to 255 bytes, the last one empty. */
function skipData(reader: ByteReader): void {
  for (let length = reader.uint8(); length > 0; length = reader.uint8()) reader.skip(length);
}
