import { afterAll, beforeAll, expect } from 'vitest';
import { journey } from './journey.ts';
import { OWNER } from './person.ts';
import { type Product, startProduct } from './product.ts';
import { settled } from './settled.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

journey(
  'keeps people signed in across a restart of the server',
  async ({ page, enter, expectTrouble }) => {
    await enter(OWNER);
    // Pictures that are still on their way would be cut off, and the next load would miss them.
    await settled(page);
    // The open page loses its socket, comes back by itself, and asks for what it may have missed.
    expectTrouble(/WebSocket|ERR_CONNECTION_(REFUSED|RESET)/);
    let greetings = 0;
    let answers = 0;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"hello"')) greetings += 1;
      }),
    );
    page.on('response', (answer) => {
      if (answer.url().endsWith('/unread-count') && answer.ok()) answers += 1;
    });
    await product.restart();
    await expect.poll(() => greetings > 0 && answers > 0).toBe(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  },
  { url: () => product.url },
);
