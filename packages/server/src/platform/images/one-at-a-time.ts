let last: Promise<unknown> = Promise.resolve();

/**
 * Decoding takes memory that grows with the picture, so pictures queue up: however many people
 * upload at once, a process holds one decoded picture.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}
