// The part of an email address after its last @, in lower case and without a closing dot. It is
// undefined when there is none.

export function emailHost(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const host =
    at < 0
      ? ''
      : address
          .slice(at + 1)
          .trim()
          .toLowerCase()
          .replace(/\.$/, '');
  return host === '' ? undefined : host;
}
