/** The `name=value` pair of one cookie an answer sets. */
export function cookieFrom(headers: Record<string, unknown>, name: string): string {
  const lines = [headers['set-cookie']].flat().map(String);
  return lines.find((line) => line.startsWith(`${name}=`))?.split(';')[0] ?? '';
}
