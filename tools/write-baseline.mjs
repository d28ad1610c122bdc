import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as byHand from '../packages/server/migrations/by-hand.mjs';
import { install } from './install.mjs';
import { installed, productNode, root } from './paths.mjs';
import { run } from './run.mjs';
import { main, say, ToolError } from './terminal.mjs';

const SERVER = join(root, 'packages/server');
const NO_ID = '00000000-0000-0000-0000-00000000000';
const BREAKPOINT = '--> statement-breakpoint';

export const baselineFiles = [
  '0000_baseline.sql',
  'meta/0000_snapshot.json',
  'meta/_journal.json',
].map((name) => ({ name, path: join(SERVER, 'migrations', name) }));

/**
 * `npm run migration:baseline`: one migration from nothing to the schema files and what is written
 * by hand. Nothing is released yet, so there is nothing to migrate from (decision 0080). The same
 * schema gives the same bytes, whoever generates: a conflict here is solved by generating again.
 */
async function writeBaseline() {
  await install(say);
  const files = await generateBaseline();
  for (const { name, path } of baselineFiles) writeFileSync(path, files[name]);
  say('Wrote packages/server/migrations. An embedded database made before: npm run db:reset.');
}

/** The contents of each baseline file, by name. */
export async function generateBaseline() {
  // Below the root, because the generator's library is looked up from the configuration's folder.
  const scratch = mkdtempSync(join(root, 'node_modules', '.baseline-'));
  try {
    const config = join(scratch, 'drizzle.config.ts');
    writeFileSync(config, scratchConfig(scratch));
    const args = ['generate', '--name=baseline', `--config=${relative(SERVER, config)}`];
    const { ok, output } = await run(productNode, [installed.drizzleKit, ...args], {
      cwd: SERVER,
      timeoutMs: 120_000,
    });
    if (!ok) throw new ToolError(output);
    const read = (name) => readFileSync(join(scratch, name), 'utf8');
    return {
      '0000_baseline.sql': withHandwritten(read('0000_baseline.sql'), byHand),
      'meta/0000_snapshot.json': always(read('meta/0000_snapshot.json'), (snapshot) => {
        Object.assign(snapshot, { id: `${NO_ID}1`, prevId: `${NO_ID}0` });
      }),
      'meta/_journal.json': always(read('meta/_journal.json'), ({ entries }) => {
        entries[0].when = BASELINE_MOMENT;
      }),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Later than every migration there ever was, earlier than the first that will follow the baseline. */
const BASELINE_MOMENT = Date.UTC(2026, 10, 16);

/** The product's own configuration with another destination. */
function scratchConfig(folder) {
  return `import config from ${JSON.stringify(join(SERVER, 'drizzle.config.ts'))};
export default { ...config, out: ${JSON.stringify(`./${relative(SERVER, folder)}`)} };
`;
}

export function withHandwritten(generated, { before, partitionedBy, after }) {
  const statements = generated.split(BREAKPOINT).map((statement) => statement.trim());
  for (const [table, how] of Object.entries(partitionedBy)) {
    const at = statements.findIndex((text) => text.startsWith(`CREATE TABLE "${table}" (`));
    if (at < 0) throw new ToolError(`by-hand.mjs partitions "${table}", which no schema declares.`);
    statements[at] = statements[at].replace(/\);$/, `) PARTITION BY ${how};`);
  }
  return `${[...before, ...statements, ...after].join(`\n${BREAKPOINT}\n`)}\n`;
}

function always(json, change) {
  const content = JSON.parse(json);
  change(content);
  return `${JSON.stringify(content, null, 2)}\n`;
}

if (process.argv[1] === import.meta.filename) await main(writeBaseline);
