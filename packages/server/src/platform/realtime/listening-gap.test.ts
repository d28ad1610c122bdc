import type { AddressInfo } from 'node:net';
import type { RealtimeMessage } from '@tandem/contract/realtime';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { givenPerson, givenSession } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { LISTENER_NAME } from '../db/postgres-listener.ts';

describe('while the listening connection is lost', () => {
  const app = useTestApp();
  let cookie: string;
  beforeAll(async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const person = await givenPerson(app.db.root);
    cookie = await givenSession(app.db.root, person.id, app.clock.now());
  });

  it('an event is missed, and whoever fetches again when told to has what it was about', async () => {
    const { messages, texts } = listenLikeABrowser();
    await vi.waitFor(() => expect(messages).toEqual(['hello', 'fetched']), { timeout: 5000 });

    const letBackIn = await loseListener();
    await receive('unheard');
    expect(texts()).toEqual([]);
    await letBackIn();

    await vi.waitFor(() => expect(texts()).toEqual(['unheard']), { timeout: 10_000 });
    expect(messages).toEqual(['hello', 'fetched', 'resync', 'fetched']);

    await receive('heard again');
    await vi.waitFor(() => expect(texts()).toEqual(['unheard', 'heard again']), { timeout: 5000 });
    expect(messages.slice(4)).toEqual(['sandbox_changed', 'fetched']);
  });

  /** Ends the listener's backend and keeps it out until the returned function is called. */
  async function loseListener(): Promise<() => Promise<void>> {
    const { rows } = await app.db.root.execute<{ name: string }>(
      sql`select current_database() as name`,
    );
    const name = pg.escapeIdentifier(rows[0]?.name ?? '');
    const template = inject('databaseTemplate');
    if (template.engine !== 'postgres') throw new Error('needs PostgreSQL');
    const admin = new pg.Client({ connectionString: template.adminUrl });
    await admin.connect();
    await admin.query(`alter database ${name} with allow_connections false`);
    const listeners = 'application_name = $1 and datname = $2';
    const values = [LISTENER_NAME, rows[0]?.name];
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where ${listeners}`,
      values,
    );
    await vi.waitFor(async () => {
      const left = await admin.query(`select from pg_stat_activity where ${listeners}`, values);
      expect(left.rowCount).toBe(0);
    });
    return async () => {
      await admin.query(`alter database ${name} with allow_connections true`);
      await admin.end();
    };
  }

  /** A change that commits and is announced: somebody's text comes in. */
  async function receive(body: string): Promise<void> {
    const { status } = await app.call('POST /sandbox/texts/reply', {
      cookie,
      body: { phone: '+12125550142', body },
    });
    expect(status).toBe(200);
  }

  /** Fetches after the greeting, after each announcement and when told that it missed something. */
  function listenLikeABrowser() {
    const messages: (RealtimeMessage['type'] | 'fetched')[] = [];
    let shown: string[] = [];
    const { port } = app.http.server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws2`, { headers: { cookie } });
    socket.on('message', async (data) => {
      messages.push(JSON.parse(String(data)).type);
      const { body } = await app.call('GET /sandbox/texts', { cookie });
      shown = body.map((text) => text.body).toReversed();
      messages.push('fetched');
    });
    return { messages, texts: () => shown };
  }
});
