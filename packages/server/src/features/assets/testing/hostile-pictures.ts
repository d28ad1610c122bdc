import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Files as an attacker would build them, byte by byte.

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function plainPng(width = 64, height = 64): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0b6e6e' } })
    .png()
    .toBuffer();
}

export function plainJpeg(width = 64, height = 64): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#ffb020' } })
    .jpeg()
    .toBuffer();
}

/** Pixels that hardly compress. */
export function noisePng(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
}

/** A PNG that announces any size while holding `rows` lines of zeros. */
export function announcedPng(
  width: number,
  height: number,
  { rows = 1, interlaced = false, bitDepth = 8 } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, 6, 0, 0, interlaced ? 1 : 0], 8);
  const line = 1 + width * 4 * (bitDepth / 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(line * rows))),
    chunk('IEND'),
  ]);
}

/** With one more chunk before its pixels. */
export function pngWith(png: Buffer, type: string, data: Buffer): Buffer {
  const headerEnd = SIGNATURE.length + 25;
  return Buffer.concat([png.subarray(0, headerEnd), chunk(type, data), png.subarray(headerEnd)]);
}

/** Ancillary text that unpacks to a thousand times its size. */
export function textBombPng(png: Buffer, unpackedBytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(unpackedBytes), { level: 9 });
  return pngWith(png, 'zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]));
}

export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** A GIF of many frames of one pixel each, on a canvas of any size. */
export function manyFrameGif(frames: number, canvas = 1): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(canvas, 6);
  head.writeUInt16LE(canvas, 8);
  const frame = Buffer.from(
    '\x21\xf9\x04\x04\x0a\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0',
    'latin1',
  );
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from('\x3b')]);
}

/** A GIF that a browser would also run as a script: its canvas width reads as a comment's start. */
export function scriptGif(): Buffer {
  const gif = manyFrameGif(1);
  gif.write('/*', 6, 'latin1');
  return Buffer.concat([gif, Buffer.from('*/=1;alert(document.domain)//')]);
}

/** An archive with no entries, as it stands at the end of a file that is also something else. */
export const EMPTY_ZIP = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
