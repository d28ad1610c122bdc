import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { journey } from './journey.ts';

/** A shop on another origin, which carries the snippet twice by mistake. */
let shop: Server;
beforeAll(async () => {
  const snippet = `<script async src="${inject('productUrl')}/embed/1.js"></script>`;
  shop = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Shop</title><link rel="icon" href="data:,">
      ${snippet}${snippet}<h1>Shop</h1>`);
  });
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
});
afterAll(() => shop?.close());

journey("runs on a shop's page and opens each form once", async ({ page }) => {
  const { port } = shop.address() as AddressInfo;
  await page.addInitScript(() => {
    const opened: number[] = [];
    Object.assign(window, { opened });
    document.addEventListener('tandem:form-opened', (event) => {
      opened.push((event as CustomEvent<{ formId: number }>).detail.formId);
    });
  });
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'load' });
  const opened = await page.evaluate(async () => {
    const { tandemForms, opened } = window as unknown as {
      tandemForms(brand: unknown): void;
      opened: number[];
    };
    const form = (id: number, path: string) => ({
      id,
      type: 'popup',
      trigger: {
        type: 'immediately',
        displayFrequency: 'every-session',
        allowListUrls: path ? [{ path, type: 'exact' }] : [],
        denyListUrls: [],
      },
    });
    const forms = [form(1, ''), form(2, '/elsewhere')];
    tandemForms({ brandId: 1, forms });
    tandemForms({ brandId: 1, forms });
    // Timers of the same length run in the order they were set, so this comes after the forms'.
    await new Promise((done) => setTimeout(done, 0));
    return opened;
  });
  expect(opened).toEqual([1]);
});
