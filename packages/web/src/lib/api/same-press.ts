/**
 * What makes a second press of a button the same press. While an identical change is on its way, its
 * answer is waited for instead of asking again. Its key stays the same until the server has answered:
 * after a lost connection nobody knows whether the first try arrived, so the next one must be
 * recognisable as the same.
 */
export function samePress() {
  const underWay = new Map<string, Promise<unknown>>();
  const keys = new Map<string, string>();
  return function once<T>(what: string, send: (key: string) => Promise<T>): Promise<T> {
    const earlier = underWay.get(what);
    if (earlier) return earlier as Promise<T>;
    const key = keys.get(what) ?? crypto.randomUUID();
    keys.set(what, key);
    const sending = send(key)
      .then(
        (answer) => {
          keys.delete(what);
          return answer;
        },
        (error: unknown) => {
          if (isAnswer(error)) keys.delete(what);
          throw error;
        },
      )
      .finally(() => underWay.delete(what));
    underWay.set(what, sending);
    return sending;
  };
}

/**
 * A refusal is an answer: the next press is a new one. A lost connection or a crash is not, and who
 * came too often has not been heard at all.
 */
function isAnswer(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}
