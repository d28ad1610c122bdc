/** A reason not to start that the person at the terminal can mend; shown as one sentence. */
export class StartError extends Error {}
