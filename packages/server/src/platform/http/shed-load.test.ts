import { once } from 'node:events';
import { connect } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { answerErrors } from './error-answers.ts';
import { shedLoad } from './shed-load.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

function start(mostUnderWay: number, readsAllFirst = false) {
  const app: FastifyInstance = fastify();
  apps.push(app);
  shedLoad(app, { mostUnderWay, readsAllFirst });
  answerErrors(app);
  const gate = Promise.withResolvers<void>();
  app.get('/healthz', async () => 'alive');
  app.get('/app/assets/page.js', async () => 'a script');
  app.get('/waits', async () => {
    await gate.promise;
    return 'done';
  });
  app.get('/blocks', async () => {
    const end = performance.now() + 1_500;
    while (performance.now() < end);
    return 'done';
  });
  return { app, open: gate.resolve };
}

/** Sent at once; an injected request that nobody waits for yet would not be. */
async function send(app: FastifyInstance, url: string) {
  return await app.inject(url);
}

it('turns away what comes while too many are under way, and says when to come again', async () => {
  const { app, open } = start(5);
  await app.ready();
  const first = Array.from({ length: 5 }, () => send(app, '/waits'));
  const refused = await app.inject('/waits');
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json().error.code).toBe('unavailable');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  open();
  for (const { statusCode } of await Promise.all(first)) expect(statusCode).toBe(200);
  expect((await app.inject('/waits')).statusCode).toBe(200);
});

it('turns away what comes while a quarter has waited for seconds', async () => {
  const { app, open } = start(1_000);
  const waiting = Array.from({ length: 60 }, () => send(app, '/waits'));
  await vi.waitFor(
    async () => {
      const probe = send(app, '/waits');
      waiting.push(probe);
      const answer = await Promise.race([probe, app.inject('/healthz')]);
      expect(answer.statusCode).toBe(503);
    },
    { timeout: 10_000, interval: 300 },
  );
  open();
  const codes = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(codes.slice(0, 60).every((code) => code === 200)).toBe(true);
});

it('turns away what comes while the process is kept busy by many', async () => {
  const { app, open } = start(1_000);
  await app.ready();
  const waiting = Array.from({ length: 60 }, () => send(app, '/waits'));
  await vi.waitFor(
    async () => {
      await app.inject('/blocks');
      await new Promise((resolve) => setImmediate(resolve));
      expect((await app.inject('/blocks')).statusCode).toBe(503);
      expect((await app.inject('/app/assets/page.js')).statusCode).toBe(200);
    },
    { timeout: 30_000 },
  );
  open();
  await Promise.all(waiting);
  await vi.waitFor(async () => expect((await app.inject('/waits')).statusCode).toBe(200));
});

it('refuses nobody while few calls are under way, however long they take', async () => {
  const { app, open } = start(1_000);
  await app.ready();
  // With the one that asks, one fewer than makes a crowd.
  const waiting = Array.from({ length: 38 }, () => send(app, '/waits'));
  // A slow machine keeps the process busy, until all of them are older than anybody should wait.
  for (let round = 0; round < 3; round += 1) {
    expect((await app.inject('/blocks')).statusCode).toBe(200);
    await new Promise((resolve) => setImmediate(resolve));
    expect((await app.inject('/app/assets/page.js')).statusCode).toBe(200);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  }
  open();
  for (const { statusCode } of await Promise.all(waiting)) expect(statusCode).toBe(200);
});

it('forgets those who hung up before they were answered', async () => {
  const { app } = start(60);
  app.get('/in-time', async () => 'done');
  app.post('/never', () => new Promise(() => {}));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const crowd = Array.from({ length: 60 }, async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    // All of it arrives: who hangs up in the middle of a request is another case.
    socket.write('POST /never HTTP/1.1\r\nHost: tandem\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 2\r\n\r\n{}');
    return socket;
  });
  const sockets = await Promise.all(crowd);
  await vi.waitFor(async () => expect((await app.inject('/in-time')).statusCode).toBe(503));
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect((await app.inject('/in-time')).statusCode).toBe(200));
});

it('sees a crowd that an engine in this process would serve one by one', async () => {
  const { app } = start(5, true);
  app.get('/works', async () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    return 'done';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const crowd = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      // A first answer shows that the server has taken the connection.
      socket.write('GET /healthz HTTP/1.1\r\nHost: tandem\r\n\r\n');
      await once(socket, 'data');
      return socket;
    }),
  );
  // Written in one go, so that all of them wait when the process looks at its sockets again.
  const answers = crowd.map((socket) => once(socket, 'data'));
  for (const socket of crowd) socket.write('GET /works HTTP/1.1\r\nHost: tandem\r\n\r\n');
  const codes = (await Promise.all(answers)).map(([data]) => String(data).slice(9, 12));
  for (const socket of crowd) socket.destroy();
  expect(new Set(codes)).toEqual(new Set(['200', '503']));
});
