/** However much hangs, whoever asked us to stop gets their machine back after this. */
export const STOP_DEADLINE_MS = 10_000;
/** One press of Ctrl-C may arrive twice: from the terminal, and from what started us. */
const SAME_PRESS_MS = 500;

/**
 * Calls `stop` at the first signal and ends the process when that is done. A second signal ends it
 * at once, and so does the deadline. Set up before anything is opened: what runs as the first
 * process of a container gets no signal that it does not listen to.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_PRESS_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => {
      console.error(`Stopping took longer than ${STOP_DEADLINE_MS / 1000} s; ended without it.`);
      process.exit(1);
    }, STOP_DEADLINE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // A closed terminal.
  process.on('SIGHUP', onSignal);
  // A parent that was killed cannot pass a signal on; without this we would hold the data forever.
  process.on('disconnect', onSignal);
}
