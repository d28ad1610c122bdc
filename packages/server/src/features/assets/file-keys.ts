const PUBLIC = '/files/';

export function addressOf(key: string): string {
  return `${PUBLIC}${key}`;
}

/** Under which keys the storage has what an address stands for; a logo has a small one beside it. */
export function keysOf(address: string): string[] {
  const key = address.slice(PUBLIC.length);
  return key.endsWith('/main.png') ? [key, key.replace(/main\.png$/, 'thumb.png')] : [key];
}
