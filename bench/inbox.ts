import { parseArgs } from 'node:util';
import { openPostgres } from '../packages/server/src/platform/db/open-postgres.ts';
import { explainStatements } from '../packages/server/src/testing/explain-statements.ts';
import { fillConversations } from '../packages/server/src/testing/fill-conversations.ts';
import { startPostgresCluster } from '../packages/server/src/testing/postgres-cluster.ts';
import { silentLog } from '../packages/server/src/testing/test-config.ts';
import { httpRows } from './inbox/http-rows.ts';
import { latencyRows } from './inbox/latency-rows.ts';
import { statementCases } from './inbox/statement-cases.ts';
import { statementsToExplain } from './inbox/statements-to-explain.ts';
import { timeInTurn } from './inbox/time-in-turn.ts';

/**
 * A platform with a million messages in fifty thousand conversations: how long the statements
 * behind the inbox take beside a bare `select 1` through the same pool, how PostgreSQL carries them
 * out, and what whole requests cost. Exits with 1 beyond the limit unless asked only to report.
 */
const { values: options } = parseArgs({
  options: {
    report: { type: 'boolean', default: false },
    messages: { type: 'string', default: '1000000' },
    samples: { type: 'string', default: '2000' },
  },
});
const messages = Number(options.messages);
const samples = Number(options.samples);
const volume = {
  brands: messages / 200,
  conversations: messages / 20,
  messages,
  ofBusiest: Math.round(messages / 450),
};

const cluster = await startPostgresCluster();
let broken = false;
try {
  const url = cluster.urlOf('postgres');
  const db = await openPostgres({ connectionString: url, poolSize: 4, log: silentLog });
  try {
    await db.migrate();
    await fillConversations(db, volume);
    for (const { name, kind, run } of statementsToExplain()) {
      for (const { plan } of await explainStatements(url, kind, run)) {
        console.log(`${name}\n${plan}\n`);
      }
    }
    const cases = await statementCases(db, volume);
    const rows = latencyRows(await timeInTurn(cases, samples), 'select 1', 5);
    console.log(`${messages} messages, ${samples} samples each, in ms`);
    console.table(rows);
    broken = rows.some(({ holds }) => holds === false);
    console.log('whole requests');
    console.table(await httpRows(db, url, { ...volume, samples }));
  } finally {
    await db.close();
  }
} finally {
  await cluster.stop();
}
if (broken && !options.report) process.exitCode = 1;
