import { ByteReader } from './byte-reader.ts';
import type { PictureFacts } from './picture-facts.ts';
import { unreadable, unsupported } from './picture-refused.ts';

const SIGNATURE_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** Samples per pixel by PNG's colour type. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Walks the chunks of a PNG; the file must end where its last chunk does. */
export function inspectPng(content: Buffer): PictureFacts {
  const reader = new ByteReader(content, SIGNATURE_BYTES);
  const facts = readHeader(reader);
  let hasPixels = false;
  for (;;) {
    const { type, length } = readChunkStart(reader);
    if (type === 'IEND') break;
    if (type === 'IDAT') hasPixels = true;
    // An animated PNG says its number of frames here.
    if (type === 'acTL' && length >= 4) facts.frames = content.readUInt32BE(reader.position);
    reader.skip(length + CHECKSUM_BYTES);
  }
  reader.skip(CHECKSUM_BYTES);
  if (!hasPixels) throw unreadable('no pixels');
  reader.skipZeros();
  if (!reader.atEnd) throw unsupported('something follows the picture');
  return facts;
}

function readHeader(reader: ByteReader): PictureFacts {
  const { type, length } = readChunkStart(reader);
  if (type !== 'IHDR' || length !== 13) throw unreadable('no header');
  const width = reader.uint32();
  const height = reader.uint32();
  const bitDepth = reader.uint8();
  const samples = SAMPLES[reader.uint8()];
  if (!samples) throw unreadable('unknown colour type');
  reader.skip(2);
  const isInterlaced = reader.uint8() === 1;
  reader.skip(CHECKSUM_BYTES);
  // An interlaced picture is complete only at its end, so a decoder holds all of it, and palettes
  // and grey levels are expanded.
  const pixelBytes = Math.max(3, samples) * (bitDepth === 16 ? 2 : 1);
  const decodeBytes = isInterlaced ? width * height * pixelBytes : 0;
  return { type: 'image/png', width, height, frames: 1, decodeBytes };
}

function readChunkStart(reader: ByteReader) {
  const length = reader.uint32();
  const type = reader.text(4);
  if (!/^[a-z]{4}$/i.test(type)) throw unreadable('no chunk where one should be');
  return { type, length };
}
