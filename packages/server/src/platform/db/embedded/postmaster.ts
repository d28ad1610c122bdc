import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log/create-log.ts';
import { StartError } from '../../start-error.ts';
import { launchServer, type ServerProcess, type ServerSetup } from './launch-server.ts';
import { endRemains } from './postmaster-remains.ts';

const RESTART_PAUSE_MS = { first: 200, longest: 5000 };

/** The embedded server: started, started again when it dies, and ended with us. */
export class Postmaster {
  readonly #setup: ServerSetup;
  readonly #log: Log;
  #server: ServerProcess;
  #stopping = false;

  private constructor(setup: ServerSetup, log: Log) {
    this.#setup = setup;
    this.#log = log;
    this.#server = launchServer(setup);
  }

  /** Resolves when the server takes statements; refuses in one sentence when it cannot. */
  static async start(setup: ServerSetup, log: Log): Promise<Postmaster> {
    await endRemains(setup.folder);
    const postmaster = new Postmaster(setup, log);
    if (!(await postmaster.#server.isReady())) {
      throw new StartError(
        `PostgreSQL cannot open the database in ${setup.folder}: ${postmaster.#server.lastWords()}. Its log is ${setup.logFile}. If files are damaged, npm run restore a backup.`,
      );
    }
    void postmaster.#keepRunning();
    return postmaster;
  }

  /** Lets go of running statements and writes everything down. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#server.stop();
  }

  async #keepRunning(): Promise<void> {
    let pauseMs = RESTART_PAUSE_MS.first;
    for (;;) {
      const { ended } = this.#server;
      const how = await ended;
      if (this.#stopping) return;
      this.#log.error(
        { how, said: this.#server.lastWords() },
        'PostgreSQL ended; starting it again',
      );
      await wait(pauseMs, undefined, { ref: false });
      if (this.#stopping) return;
      this.#server = launchServer(this.#setup);
      const ready = await this.#server.isReady();
      pauseMs = ready ? RESTART_PAUSE_MS.first : Math.min(pauseMs * 2, RESTART_PAUSE_MS.longest);
    }
  }
}
