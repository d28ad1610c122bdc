// How home tells a person what became of their questions to support.

export function askedActivity(subject: string): string {
  return `You wrote to support: ${subject}`;
}

export function closedActivity(subject: string): string {
  return `Support answered and closed: ${subject}`;
}
