/** What a stored file is, by the end of its key. */
const TYPES: Record<string, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

export function typeOfKey(key: string): string | undefined {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)];
}
