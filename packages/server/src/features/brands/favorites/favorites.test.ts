import { describe, expect, it } from 'vitest';
import { givenBrand } from '../../../testing/builders.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { brandFavorites } from '../schema.ts';

const app = useTestApp();

const toggle = (cookie: string, brandId: number) =>
  app.call('POST /toggle-brand-favorite', { cookie, body: { brandId } });
const list = async (cookie: string) =>
  (await app.call('GET /favorite-brands', { cookie })).body.map(({ id }) => id);

describe('favorites', () => {
  it('are added and taken out in turn, newest first', async () => {
    const { cookie } = await signInAs(app);
    const [first, second] = [await givenBrand(app.db.root), await givenBrand(app.db.root)];
    expect((await toggle(cookie, first.id)).body).toEqual({ isFavorite: true });
    app.clock.advance({ seconds: 1 });
    await toggle(cookie, second.id);
    expect(await list(cookie)).toEqual([second.id, first.id]);
    expect((await toggle(cookie, second.id)).body).toEqual({ isFavorite: false });
    expect(await list(cookie)).toEqual([first.id]);
  });

  it('belong to the brand, not to the person or to others', async () => {
    const { cookie, brandId } = await signInAs(app);
    const colleague = await signInAs(app);
    await toggle(cookie, colleague.brandId);
    expect(await list(colleague.cookie)).toEqual([]);
    expect(await list(cookie)).toEqual([colleague.brandId]);
    await toggle(colleague.cookie, brandId);
    expect(await list(cookie)).toEqual([colleague.brandId]);
  });

  it('cannot be a brand that does not exist, nor oneself', async () => {
    const { cookie, brandId } = await signInAs(app);
    const before = await app.db.root.$count(brandFavorites);
    expect((await toggle(cookie, 999_999)).status).toBe(404);
    expect((await toggle(cookie, brandId)).error?.fields).toEqual({
      brandId: 'Choose another brand',
    });
    expect((await toggle(cookie, 0)).status).toBe(400);
    expect(await app.db.root.$count(brandFavorites)).toBe(before);
  });

  it('survive clicks at the same time without an error', async () => {
    const { cookie } = await signInAs(app);
    const { id } = await givenBrand(app.db.root);
    const answers = await Promise.all(Array.from({ length: 6 }, () => toggle(cookie, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
