import type { Services } from '../../platform/services.ts';
import { diskProblem } from './disk-problem.ts';
import { writeToDatabase } from './queries.ts';

/** Anybody may ask; what costs a write is looked at so often and no more. */
const LOOK_EVERY_MS = 2000;

/** Says why this process should get no requests now, if there is a reason. */
export class Readiness {
  readonly #services: Pick<Services, 'config' | 'db' | 'log'>;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<string | undefined> | undefined;
  #found: string | undefined;

  constructor(services: Pick<Services, 'config' | 'db' | 'log'>) {
    this.#services = services;
  }

  async problem(): Promise<string | undefined> {
    if (!(await this.#services.db.answers())) return 'The database does not answer.';
    if (performance.now() - this.#lookedAt < LOOK_EVERY_MS) return this.#found;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<string | undefined> {
    const { config, db, log } = this.#services;
    const folders = new Set([db.filesIn ?? config.dataDir, config.dataDir]);
    const problems = await Promise.all([...folders].map(diskProblem));
    const found = problems.find((problem) => problem !== undefined) ?? (await this.#writeProblem());
    if (found && found !== this.#found) log.error({ found }, 'not ready');
    this.#found = found;
    this.#lookedAt = performance.now();
    return found;
  }

  async #writeProblem(): Promise<string | undefined> {
    try {
      await writeToDatabase(this.#services.db.root);
    } catch (error) {
      this.#services.log.error({ err: error }, 'the database cannot write');
      return 'The database cannot write.';
    }
  }
}
