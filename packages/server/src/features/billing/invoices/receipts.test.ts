import { expect, it } from 'vitest';
import { givenMember, givenSession } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { givenBilledBrand } from '../testing/billed-brand.ts';

const app = useTestApp();

async function givenReceipt() {
  const brand = await givenBilledBrand(app, {
    legalName: 'Salt & <Pepper> LLC',
    addressL1: '1 Mill Road',
    city: 'Portland',
    state: 'ME',
    zipcode: '04101',
  });
  await brand.addCard('succeeds');
  await brand.choose('essential-monthly');
  const { body } = await brand.call('GET /invoices');
  return { brand, url: body[0]?.receiptUrl ?? '' };
}

it('shows members a printable receipt, made out to the legal name', async () => {
  const { brand, url } = await givenReceipt();
  const { person } = await givenMember(app.db.root, { brandId: brand.brandId, role: 'viewer' });
  const cookie = await givenSession(app.db.root, person.id, app.clock.now());
  const page = await app.http.inject({ url, headers: { cookie } });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('Salt &#38; &#60;Pepper&#62; LLC');
  expect(page.body).toContain('Portland, ME 04101');
  expect(page.body).toContain('Essential (monthly)');
  expect(page.body).toContain('$199.00');
  expect(page.headers['cache-control']).toBe('private, no-store');
});

it('asks strangers to sign in, and knows nothing of receipts of other brands', async () => {
  const { url } = await givenReceipt();
  const { person, brandId } = await givenMember(app.db.root);
  const cookie = await givenSession(app.db.root, person.id, app.clock.now());
  const open = async (address: string, headers = {}) =>
    (await app.http.inject({ url: address, headers })).statusCode;
  expect(await open(url)).toBe(401);
  expect(await open(url, { cookie })).toBe(404);
  // The right invoice under a brand of one's own is somebody else's still.
  expect(await open(url.replace(/\/receipts\/\d+/, `/receipts/${brandId}`), { cookie })).toBe(404);
  expect(await open('/receipts/x/y', { cookie })).toBe(404);
});
