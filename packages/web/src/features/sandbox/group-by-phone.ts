import type { SandboxText } from '@tandem/contract/sandbox';

export interface PhoneThread {
  phone: string;
  /** Oldest first, as a phone shows them. */
  texts: SandboxText[];
}

/** Turns the carrier's log, newest first, into one thread per phone; the liveliest phone leads. */
export function groupByPhone(texts: readonly SandboxText[]): PhoneThread[] {
  const threads = new Map<string, SandboxText[]>();
  for (const text of texts) threads.set(text.phone, [text, ...(threads.get(text.phone) ?? [])]);
  return [...threads].map(([phone, oldestFirst]) => ({ phone, texts: oldestFirst }));
}
