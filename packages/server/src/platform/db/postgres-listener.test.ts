import { connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { silentLog } from '../../testing/test-config.ts';
import { PostgresListener } from './postgres-listener.ts';

const CHANNEL = 'listener_test';

describe('the listening connection', () => {
  let admin: pg.Client;
  let cable: Cable;
  beforeAll(async () => {
    const template = inject('databaseTemplate');
    if (template.engine !== 'postgres') throw new Error('needs PostgreSQL');
    admin = new pg.Client({ connectionString: template.adminUrl });
    await admin.connect();
    cable = await layCable(template.adminUrl);
  });
  afterAll(async () => {
    await admin.end();
    cable.remove();
  });
  const notify = (payload: string) => admin.query('select pg_notify($1, $2)', [CHANNEL, payload]);

  it('is replaced when its server stops answering, and says that there was a gap', async () => {
    const patience = { askEveryMs: 100, answerWithinMs: 300 };
    const listener = new PostgresListener(cable.url, silentLog, patience);
    const heard: string[] = [];
    await listener.listen(CHANNEL, {
      onPayload: (payload) => heard.push(payload),
      onGap: () => heard.push('(gap)'),
    });
    await notify('one');
    await vi.waitFor(() => expect(heard).toEqual(['one']));

    cable.pull();
    await notify('two');
    await vi.waitFor(() => expect(heard).toEqual(['one', '(gap)']), { timeout: 10_000 });
    await notify('three');
    await vi.waitFor(() => expect(heard).toEqual(['one', '(gap)', 'three']));
    await listener.close();
  });

  it('stays closed when it is closed while it is away', async () => {
    const patience = { askEveryMs: 50, answerWithinMs: 100 };
    const listener = new PostgresListener(cable.url, silentLog, patience);
    const onGap = vi.fn();
    await listener.listen(CHANNEL, { onPayload() {}, onGap });
    const before = cable.connections();
    cable.pull();
    await listener.close();
    await notify('anything');
    expect(cable.connections()).toBe(before);
    expect(onGap).not.toHaveBeenCalled();
  });
});

interface Cable {
  url: string;
  /** Nothing passes through the open connections any more, and neither end is told. */
  pull(): void;
  connections(): number;
  remove(): void;
}

async function layCable(to: string): Promise<Cable> {
  const target = new URL(to);
  const ends: Socket[] = [];
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const end of [near, far]) end.on('error', () => {});
    near.pipe(far).pipe(near);
    ends.push(near, far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(to);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    pull() {
      for (const end of ends) end.unpipe().pause();
    },
    connections: () => ends.length / 2,
    remove() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
