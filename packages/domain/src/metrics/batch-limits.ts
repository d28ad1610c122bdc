// How much a browser says at once, and how much it keeps for later when nobody listens. What does not
// fit any more is dropped from the oldest on: what people do now matters more than what they did.

export const MOST_EVENTS_PER_BATCH = 100;
export const MOST_EVENTS_WAITING = 200;
