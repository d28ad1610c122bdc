import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

/**
 * The plain old tape archive, which every system can open: a block of 512 bytes per file, then the
 * file in whole blocks. Written here because a running database changes its files while they are
 * read: an entry is exactly as long as announced, whatever became of the file.
 */
export interface TarEntry {
  name: string;
  kind: 'file' | 'folder';
  size: number;
}

const BLOCK = 512;

export class TarWriter {
  readonly #out: Writable;

  constructor(out: Writable) {
    this.#out = out;
  }

  folder(name: string): Promise<void> {
    return this.#write(header({ name: `${name}/`, kind: 'folder', size: 0 }));
  }

  async text(name: string, content: string): Promise<void> {
    const bytes = Buffer.from(content);
    await this.#write(header({ name, kind: 'file', size: bytes.length }));
    await this.#write(padded(bytes));
  }

  async file(name: string, path: string, size: number): Promise<void> {
    await this.#write(header({ name, kind: 'file', size }));
    let left = size;
    if (size > 0) {
      for await (const chunk of createReadStream(path, { end: size - 1 })) {
        left -= chunk.length;
        await this.#write(chunk);
      }
    }
    // What was cut off since its size was read; recovery knows what belongs there.
    await this.#write(Buffer.alloc(left + ((BLOCK - (size % BLOCK)) % BLOCK)));
  }

  async end(): Promise<void> {
    await this.#write(Buffer.alloc(2 * BLOCK));
    this.#out.end();
  }

  async #write(bytes: Buffer): Promise<void> {
    if (bytes.length > 0 && !this.#out.write(bytes)) await once(this.#out, 'drain');
  }
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]);
}

function header({ name, kind, size }: TarEntry): Buffer {
  const block = Buffer.alloc(BLOCK);
  const [prefix, rest] = splitName(name);
  block.write(rest, 0, 100);
  block.write(kind === 'folder' ? '0000700' : '0000600', 100);
  block.write('0000000', 108);
  block.write('0000000', 116);
  block.write(size.toString(8).padStart(11, '0'), 124);
  block.write('00000000000', 136);
  block.write(' '.repeat(8), 148);
  block.write(kind === 'folder' ? '5' : '0', 156);
  block.write('ustar\0' + '00', 257);
  block.write(prefix, 345, 155);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** The format has room for a hundred bytes, and for as many again and half in front of a slash. */
function splitName(name: string): [string, string] {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  const at = name.indexOf('/', Buffer.byteLength(name) - 101);
  if (at < 0 || at > 155) throw new Error(`the name ${name} is too long for the archive`);
  return [name.slice(0, at), name.slice(at + 1)];
}

/** Reads an archive entry by entry; what `onEntry` leaves of one is skipped. */
export async function readTar(
  input: Readable,
  onEntry: (entry: TarEntry, content: AsyncGenerator<Buffer>) => Promise<void>,
): Promise<void> {
  const reader = new BlockReader(input);
  for (;;) {
    const block = await reader.take(BLOCK);
    if (!block || block.every((byte) => byte === 0)) return;
    const entry = parse(block);
    const content = reader.stream(entry.size);
    await onEntry(entry, content);
    for await (const _ of content);
    await reader.take((BLOCK - (entry.size % BLOCK)) % BLOCK);
  }
}

function parse(block: Buffer): TarEntry {
  const text = (from: number, to: number) =>
    block.subarray(from, to).toString().replace(/\0.*$/s, '');
  const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (Number.parseInt(text(148, 156), 8) !== sum) throw new Error('the archive is damaged');
  const prefix = text(345, 500);
  const name = prefix ? `${prefix}/${text(0, 100)}` : text(0, 100);
  const kind = text(156, 157) === '5' ? 'folder' : 'file';
  return { name: name.replace(/\/$/, ''), kind, size: Number.parseInt(text(124, 136), 8) };
}

class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(input: Readable) {
    this.#chunks = input[Symbol.asyncIterator]();
  }

  /** So many bytes, or undefined at the end. */
  async take(size: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    for await (const part of this.stream(size)) parts.push(part);
    const bytes = Buffer.concat(parts);
    return bytes.length === size ? bytes : undefined;
  }

  async *stream(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#chunks.next();
        if (done) {
          if (left < size) throw new Error('the archive ends too early');
          return;
        }
        this.#rest = value;
      }
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
}
