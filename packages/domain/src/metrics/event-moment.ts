// When an event happened. A browser's clock can be anywhere, and an event can wait in a browser that
// lost its network; so its word counts within the 24 hours before we hear of it, and the nearer end
// of that window otherwise.

export function eventMoment(createdAt: Date, receivedAt: Date): Date {
  const earliest = receivedAt.getTime() - LATEST_ARRIVAL_MS;
  return new Date(Math.min(Math.max(createdAt.getTime(), earliest), receivedAt.getTime()));
}

const LATEST_ARRIVAL_MS = 24 * 60 * 60 * 1000;
