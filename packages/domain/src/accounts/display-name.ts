// How a person is called on screen: their name, or when they gave none the part of the email
// address before the @ (platform §3 says only "from name or email"). The whole address is never
// used, because partner brands see display names and need not learn addresses.

export function displayName(person: NamedPerson): string {
  return fullName(person) || person.email.split('@')[0] || person.email;
}

export function fullName({ firstName, lastName }: Omit<NamedPerson, 'email'>): string {
  return [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

export type NamedPerson = {
  firstName?: string | null;
  lastName?: string | null;
  email: string;
};

// An address as shown to somebody who only holds a link: enough for its owner to recognise it, too
// little for anybody else to write to it. The first letter and the domain stay.
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '•••';
  return `${[...email][0]}•••${email.slice(at)}`;
}
