import { describe, expect, it } from 'vitest';
import { givenBrand } from '../../../testing/builders.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const app = useTestApp();
const lookUp = (name: string) =>
  app.call('GET /test-unique-brand-name/:name', { params: { name } });

describe('names that pass for others', () => {
  it.each(['Nоrthwind', 'N0rthwind', 'North\u200bwind'])('takes %j for Northwind', async (name) => {
    if ((await lookUp('Northwind')).status === 200) {
      await givenBrand(app.db.root, { accountName: 'Northwind' });
    }
    expect((await lookUp(name)).error?.message).toBe(`${name} already exists on the platform`);
  });

  it('keeps our own name for us', async () => {
    expect((await lookUp('Tandem Support')).status).toBe(409);
    expect((await lookUp('Tandem Coffee')).status).toBe(200);
  });

  it('refuses what cannot be seen, by field', async () => {
    const { cookie, brandId } = await signInAs(app);
    const body = { accountname: 'Acme\u202eemca' };
    const { status, error } = await app.call('PUT /brands', { cookie, brandId, body });
    expect([status, error?.fields]).toEqual([
      400,
      { accountname: 'There is a character that cannot be used in a name' },
    ]);
  });
});
