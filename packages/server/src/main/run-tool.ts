import { ConfigError } from '../platform/config/config.ts';
import { StartError } from '../platform/start-error.ts';

/** Runs a command-line tool; what people can mend is told in one sentence. */
export async function runTool(work: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    const known = error instanceof StartError || error instanceof ConfigError;
    console.error(known ? error.message : error);
    process.exitCode = 1;
  }
}
