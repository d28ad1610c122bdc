/** Greets by the reader's own clock. */
export function greeting(hour: number, name: string): string {
  if (hour >= 5 && hour < 12) return `Good morning, ${name}`;
  if (hour >= 12 && hour < 18) return `Good afternoon, ${name}`;
  return `Good evening, ${name}`;
}

/** What the page is about. Viewers have nothing to do here, so they are not told that they have. */
export function underGreeting(brandName: string, mayWork: boolean): string {
  return mayWork
    ? `Here is what you can do today for ${brandName}.`
    : `Here is what happened lately at ${brandName}.`;
}
