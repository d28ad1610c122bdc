// How home tells who was asked into the team and who came, and asks an owner who is alone for company.

export function invitedActivity({ by, email, role }: { by: string; email: string; role: string }) {
  return `${by} invited ${email} as ${role}`;
}

export function joinedActivity({ email, role }: { email: string; role: string }) {
  return `${email} joined the team as ${role}`;
}

export const ALONE_NEED = {
  key: 'team',
  subject: 'team',
  title: 'You work here alone',
  text: 'Invite a colleague, so that messages from partners never wait.',
  action: { label: 'Invite', to: '/profile/brand/team' },
  isUrgent: false,
};
