import { ByteReader } from './byte-reader.ts';
import type { PictureFacts } from './picture-facts.ts';
import { unreadable, unsupported } from './picture-refused.ts';

/** Encoders write about ten; each one is a pass over the whole picture. */
const MAX_SCANS = 100;
/** Cameras put a preview or a depth map behind the picture, as JPEGs of their own. */
const MAX_PICTURES = 10;

const MARKER = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
} as const;

/** Walks the segments of a JPEG; behind its end only further JPEGs may follow. */
export function inspectJpeg(content: Buffer): PictureFacts {
  const reader = new ByteReader(content);
  const facts = inspectOne(reader);
  for (let pictures = 1; ; pictures += 1) {
    reader.skipZeros();
    if (reader.atEnd) return facts;
    const isJpeg = content.readUInt8(reader.position) === 0xff;
    if (!isJpeg || pictures === MAX_PICTURES) throw unsupported('something follows the picture');
    inspectOne(reader);
  }
}

function inspectOne(reader: ByteReader): PictureFacts {
  if (readMarker(reader) !== MARKER.start) throw unsupported('not a JPEG');
  let facts: PictureFacts | undefined;
  let scans = 0;
  for (;;) {
    const marker = readMarker(reader);
    if (marker === MARKER.end) break;
    if (isAlone(marker)) continue;
    const segmentEnd = reader.position + reader.uint16();
    if (isFrame(marker)) {
      if (facts) throw unreadable('two frames in one picture');
      facts = readFrame(reader, marker);
    }
    reader.position = Math.max(reader.position, segmentEnd);
    if (marker === MARKER.scan) {
      scans += 1;
      if (scans > MAX_SCANS) throw unreadable('too many scans');
      skipPixelData(reader);
    }
  }
  if (!facts || scans === 0) throw unreadable('no pixels');
  return facts;
}

function readMarker(reader: ByteReader): number {
  if (reader.uint8() !== 0xff) throw unreadable('no marker where one should be');
  let code = reader.uint8();
  while (code === 0xff) code = reader.uint8();
  return code;
}

/** Restart and temporary markers have no length and no content. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** C4, C8 and CC lie in the range of frames but are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function readFrame(reader: ByteReader, marker: number): PictureFacts {
  reader.skip(1);
  const height = reader.uint16();
  const width = reader.uint16();
  const components = reader.uint8();
  let samples = 0;
  let most = 1;
  for (let index = 0; index < components; index += 1) {
    reader.skip(1);
    const factors = reader.uint8();
    const share = (factors >> 4) * (factors & 15);
    samples += share;
    most = Math.max(most, share);
    reader.skip(1);
  }
  // A progressive picture is refined scan by scan, so a decoder holds all coefficients, two bytes
  // each, until the last.
  const isProgressive = (marker & 3) === 2;
  const decodeBytes = isProgressive ? Math.round((width * height * samples * 2) / most) : 0;
  return { type: 'image/jpeg', width, height, frames: 1, decodeBytes };
}

/** Pixel data runs to the next marker; FF 00 is a plain FF, and restart markers belong to it. */
function skipPixelData(reader: ByteReader): void {
  const { content } = reader;
  for (let at = content.indexOf(0xff, reader.position); ; at = content.indexOf(0xff, at + 1)) {
    const next = at < 0 ? undefined : content[at + 1];
    if (next === undefined) throw unreadable('cut off');
    if (next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)) continue;
    reader.position = at;
    return;
  }
}
