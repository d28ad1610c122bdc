import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectPicture } from './inspect-picture.ts';

const source = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6e6e' } });
const size = { width: 40, height: 30, frames: 1 };

describe('inspectPicture', () => {
  it('reads what the structure says, as the decoder does', async () => {
    const [png, jpeg, gif] = await Promise.all([
      source().png().toBuffer(),
      source().jpeg().toBuffer(),
      source().gif().toBuffer(),
    ]);
    expect(inspectPicture(png)).toEqual({ type: 'image/png', ...size, decodeBytes: 0 });
    expect(inspectPicture(jpeg)).toEqual({ type: 'image/jpeg', ...size, decodeBytes: 0 });
    expect(inspectPicture(gif)).toMatchObject({ type: 'image/gif', ...size });
  });

  it('knows which layouts must be held as a whole', async () => {
    const png = await source().png({ progressive: true }).toBuffer();
    expect(inspectPicture(png).decodeBytes).toBe(40 * 30 * 3);
    const full = await source().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
    expect(inspectPicture(full).decodeBytes).toBe(40 * 30 * 3 * 2);
    const halved = await source()
      .jpeg({ progressive: true, chromaSubsampling: '4:2:0' })
      .toBuffer();
    expect(inspectPicture(halved).decodeBytes).toBe(40 * 30 * 1.5 * 2);
  });

  it('takes a photograph with a preview behind it, and files filled up with zeros', async () => {
    const [png, jpeg] = await Promise.all([source().png().toBuffer(), source().jpeg().toBuffer()]);
    const zeros = Buffer.alloc(100);
    for (const content of [
      [jpeg, zeros, jpeg],
      [jpeg, zeros],
      [png, zeros],
    ]) {
      expect(inspectPicture(Buffer.concat(content))).toMatchObject(size);
    }
  });

  it('refuses eleven photographs in one file, and one behind which something else follows', async () => {
    const jpeg = await source().jpeg().toBuffer();
    const eleven = Buffer.concat(Array(11).fill(jpeg));
    expect(() => inspectPicture(eleven)).toThrow(/something follows/);
    expect(() => inspectPicture(Buffer.concat([jpeg, Buffer.from('MZ')]))).toThrow(
      /something follows/,
    );
  });

  it('refuses every picture that is cut off, wherever that is', async () => {
    for (const picture of [source().png(), source().jpeg(), source().gif()]) {
      const content = await picture.toBuffer();
      for (let length = 0; length < content.length; length++) {
        expect(() => inspectPicture(content.subarray(0, length))).toThrow();
      }
    }
  });

  it('refuses a photograph drawn in a thousand passes', async () => {
    const jpeg = await source().jpeg({ progressive: true }).toBuffer();
    const scan = jpeg.indexOf('\xff\xda', 0, 'latin1');
    const end = jpeg.indexOf('\xff', scan + 2, 'latin1');
    const pass = jpeg.subarray(scan, end);
    const passes = Buffer.concat([
      jpeg.subarray(0, scan),
      ...Array<Buffer>(1000).fill(pass),
      jpeg.subarray(scan),
    ]);
    expect(() => inspectPicture(passes)).toThrow('too many scans');
  });
});
