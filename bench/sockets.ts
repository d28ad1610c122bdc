import { parseArgs } from 'node:util';
import { startPostgresCluster } from '../packages/server/src/testing/postgres-cluster.ts';
import { startCrowd } from './sockets/crowd.ts';
import { type IdleSockets, measureIdleSockets } from './sockets/measure-idle-sockets.ts';
import { startBareSockets, startMeasuredProduct } from './sockets/measured-server.ts';
import { type PostLatency, postToSocket } from './sockets/post-to-socket.ts';
import { seedPeople } from './sockets/seed-people.ts';
import { socketRows } from './sockets/socket-rows.ts';

/**
 * Ten thousand idle sockets on PostgreSQL: how soon a message reaches its recipient, and what
 * a socket and a broadcast cost beside a bare `ws` server in the same run. Exits with 1 beyond the
 * limits unless asked only to report. Needs `ulimit -n` above the number of sockets.
 */
const { values: options } = parseArgs({
  options: {
    report: { type: 'boolean', default: false },
    sockets: { type: 'string', default: '10000' },
    pairs: { type: 'string', default: '3' },
  },
});

const cluster = await startPostgresCluster();
const crowd = startCrowd();
const bare: IdleSockets[] = [];
const ours: IdleSockets[] = [];
const posts: PostLatency[] = [];
try {
  const databaseUrl = cluster.urlOf('postgres');
  // The first start migrates; what that leaves in memory is no socket's.
  await (await startMeasuredProduct(databaseUrl)).stop();
  const people = await seedPeople(databaseUrl, Number(options.sockets));
  const cookies = people.map(({ cookie }) => cookie);

  const measureBare = async () => {
    const server = await startBareSockets();
    bare.push(await measureIdleSockets(server, crowd, cookies));
    await crowd.close();
    await server.stop();
  };
  const measureOurs = async () => {
    const server = await startMeasuredProduct(databaseUrl);
    ours.push(await measureIdleSockets(server, crowd, cookies));
    posts.push(await postToSocket(server.url, crowd, people));
    await crowd.close();
    await server.stop();
  };
  // A slow minute of the machine should hit both: bare, ours, ours, bare, ...
  for (let n = 0; n < Number(options.pairs); n++) {
    for (const measure of n % 2 ? [measureOurs, measureBare] : [measureBare, measureOurs]) {
      await measure();
    }
  }
} finally {
  crowd.stop();
  await cluster.stop();
}

const rows = socketRows({ bare, ours, posts });
console.log(`${options.sockets} sockets, medians of ${options.pairs} rounds on each server`);
console.table(rows);
if (!options.report && rows.some(({ holds }) => holds === false)) process.exitCode = 1;
