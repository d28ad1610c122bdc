import { unreadable } from './picture-refused.ts';

/** Walks through a file; reading past its end means that the file is cut off. */
export class ByteReader {
  readonly content: Buffer;
  position: number;

  constructor(content: Buffer, position = 0) {
    this.content = content;
    this.position = position;
  }

  get atEnd(): boolean {
    return this.position >= this.content.length;
  }

  /** The position before the skipped bytes. */
  skip(count: number): number {
    const start = this.position;
    if (start + count > this.content.length) throw unreadable('cut off');
    this.position = start + count;
    return start;
  }

  uint8(): number {
    return this.content.readUInt8(this.skip(1));
  }

  uint16(): number {
    return this.content.readUInt16BE(this.skip(2));
  }

  uint16LittleEndian(): number {
    return this.content.readUInt16LE(this.skip(2));
  }

  uint32(): number {
    return this.content.readUInt32BE(this.skip(4));
  }

  text(length: number): string {
    const start = this.skip(length);
    return this.content.toString('latin1', start, start + length);
  }

  /** Passes bytes that writers leave behind a finished picture to fill a block. */
  skipZeros(): void {
    while (!this.atEnd && this.content[this.position] === 0) this.position += 1;
  }
}
