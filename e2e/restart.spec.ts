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
    // Pictures that are still on their way would be cut off, and the next load would miss them.
    await page.waitForLoadState('networkidle');
    // The open page loses its socket and comes back by itself.
    expectTrouble(/WebSocket|ERR_CONNECTION_(REFUSED|RESET)/);
    await product.restart();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  },
  { url: () => product.url },
);
