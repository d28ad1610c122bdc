// An address as shown to somebody who only holds a link: enough for its owner to recognise it, too
// little for anybody else to write to it. The first letter and the domain stay.

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '•••';
  return `${[...email][0]}•••${email.slice(at)}`;
}
