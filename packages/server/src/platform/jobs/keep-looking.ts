import type { Log } from '../log/create-log.ts';

/** Looks again and again, a pause after each look; the returned function waits for the current one. */
export function keepLooking(
  log: Log,
  pauseSeconds: number,
  look: () => Promise<void>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let stopped = false;

  function lookLater(): void {
    timer = setTimeout(() => {
      current = look()
        .catch((error) => log.warn({ err: error }, 'could not look for due jobs'))
        .finally(() => {
          if (!stopped) lookLater();
        });
    }, pauseSeconds * 1000);
    timer.unref();
  }
  lookLater();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current;
  };
}
