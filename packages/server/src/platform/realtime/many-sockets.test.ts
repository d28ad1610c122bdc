import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { RealtimeMessage } from '@tandem/contract/realtime';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { givenBrand, givenMember, givenSession } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const BRANDS = 40;
const TABS_EACH = 5;
const WRITING_BRANDS = 6;
const app = useTestApp();

/** The timing of the same with ten thousand sockets is measured by bench/sockets.ts. */
it('with 200 sockets open, each message reaches every tab of both brands once and no other', async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const tabs: Tab[] = [];
  for (let n = 0; n < BRANDS; n++) tabs.push(...(await openTabs()));
  const brandIds = [...new Set(tabs.map(({ brandId }) => brandId))];

  const sent: { from: number; to: number; content: string }[] = [];
  for (const [n, from] of brandIds.slice(0, WRITING_BRANDS).entries()) {
    const to = brandIds[WRITING_BRANDS + n] as number;
    const [first, second] = [`<p>first ${n}</p>`, `<p>second ${n}</p>`];
    const as = {
      cookie: tabs.find(({ brandId }) => brandId === from)?.cookie ?? '',
      brandId: from,
    };
    const opened = await app.call('POST /new-conversation/:brandId', {
      ...as,
      params: { brandId: to },
      body: { content: first },
    });
    const written = await app.call('POST /new-message/:conversationId', {
      ...as,
      params: { conversationId: opened.body.conversation_id },
      body: { content: second },
    });
    expect([opened.status, written.status]).toEqual([200, 200]);
    sent.push({ from, to, content: first }, { from, to, content: second });
  }

  for (const tab of tabs) {
    const expected = sent.filter(({ from, to }) => [from, to].includes(tab.brandId));
    await vi.waitFor(() =>
      expect(tab.heard).toEqual(expected.map(({ content }) => [tab.brandId, content])),
    );
    tab.socket.terminate();
  }
});

interface Tab {
  brandId: number;
  cookie: string;
  socket: WebSocket;
  /** The brand and content of each message announced. */
  heard: [brandId: number, content: string][];
}

/** The tabs of a new brand's only member; staff, because staff write without a limit. */
async function openTabs(): Promise<Tab[]> {
  const { id: brandId } = await givenBrand(app.db.root, { isSensei: true });
  const { person } = await givenMember(app.db.root, { brandId });
  const cookie = await givenSession(app.db.root, person.id, app.clock.now());
  return Promise.all(Array.from({ length: TABS_EACH }, () => openTab(brandId, cookie)));
}

async function openTab(brandId: number, cookie: string): Promise<Tab> {
  const { port } = app.http.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws2`, { headers: { cookie } });
  const heard: Tab['heard'] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as RealtimeMessage;
    if (message.type === 'new_message') heard.push([message.brandId, message.details.content]);
  });
  await once(socket, 'message');
  return { brandId, cookie, socket, heard };
}
