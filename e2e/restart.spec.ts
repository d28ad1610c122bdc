import { afterAll, beforeAll } from 'vitest';
import { journey, useBrowser } from './journey.ts';
import { type Product, startProduct } from './product.ts';
import { signIn } from './sign-in.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

useBrowser();

journey(
  'keeps people signed in across a restart of the server',
  async ({ page, url, expectTrouble }) => {
    await signIn(page, url);
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
    // The open page loses its socket and comes back by itself.
    expectTrouble(/WebSocket|ERR_CONNECTION_REFUSED/);
    await product.restart();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  },
  { url: () => product.url },
);
