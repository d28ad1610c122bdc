/** Keeps files that people upload. Keys are paths we make up, never names from outside. */
export interface Storage {
  put(key: string, content: Buffer): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Safe to repeat: what is not there is as good as removed. */
  remove(key: string): Promise<void>;
  /** Where browsers may fetch the file without us, if there is such a place. */
  publicAddress(key: string): string | undefined;
}

/** Nothing can be kept or read right now. Trying again later may work; its words are for the log. */
export class StorageUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageUnavailable';
  }
}
