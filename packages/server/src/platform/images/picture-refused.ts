/**
 * A file that we will not keep. `unsupported`: it is something else than a picture we take, or
 * something else as well. `unreadable`: it is broken, or would cost too much to open.
 */
export class PictureRefused extends Error {
  readonly reason: 'unsupported' | 'unreadable';

  constructor(reason: 'unsupported' | 'unreadable', detail: string) {
    super(detail);
    this.reason = reason;
  }
}

export function unreadable(detail: string): PictureRefused {
  return new PictureRefused('unreadable', detail);
}

export function unsupported(detail: string): PictureRefused {
  return new PictureRefused('unsupported', detail);
}
