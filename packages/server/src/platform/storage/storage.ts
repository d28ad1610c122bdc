/** Keeps files that people upload. Keys are paths we make up, never names from outside. */
export interface Storage {
  put(key: string, content: Buffer): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
}
