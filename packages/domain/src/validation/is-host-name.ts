// Tells whether a text is a public host name: at least two labels of letters, digits and inner
// dashes, the last one with at least two characters and not all digits. International names pass.
// Bare names such as `localhost` and IP addresses do not: no brand lives there.

export function isHostName(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || host.length > 253 || last.length < 2 || /^\d+$/.test(last)) return false;
  return labels.every(
    (label) =>
      label.length <= 63 && /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label),
  );
}
