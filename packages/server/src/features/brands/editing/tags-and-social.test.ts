import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { brandSocials, brandTags } from '../schema.ts';

const app = useTestApp();

const read = async (cookie: string) =>
  (await app.call('GET /brand/tags-and-social', { cookie })).body;
const put = (cookie: string, socials: object[]) =>
  // @ts-expect-error some of them are wrong on purpose
  app.call('PUT /brand/tags-and-social', { cookie, body: { socials } });

describe('PUT /brand/tags-and-social', () => {
  it('replaces the social accounts and keeps the tags', async () => {
    const { brandId, cookie } = await signInAs(app);
    await app.db.root.insert(brandTags).values({ brandId, name: 'Travel' });
    await put(cookie, [
      { network: 'facebook', handle: 'old', followers: 10 },
      { network: 'youtube', handle: 'gone' },
      { network: 'tiktok', handle: 'emptied' },
    ]);
    const { status, body } = await put(cookie, [
      { network: 'facebook', handle: 'new' },
      { network: 'tiktok', handle: '' },
      { network: 'instagram', handle: ' fresh.one ', followers: 25 },
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      tags: [{ name: 'Travel' }],
      socials: [
        {
          network: 'facebook',
          handle: 'new',
          url: 'https://www.facebook.com/new',
          followers: 10,
        },
        {
          network: 'instagram',
          handle: 'fresh.one',
          url: 'https://www.instagram.com/fresh.one',
          followers: 25,
        },
      ],
    });
    expect(await read(cookie)).toEqual(body);
  });

  it('removes all of them for an empty list, and none of another brand', async () => {
    const { cookie } = await signInAs(app);
    const other = await signInAs(app);
    await put(cookie, [{ network: 'facebook', handle: 'mine' }]);
    await put(other.cookie, [{ network: 'facebook', handle: 'theirs' }]);
    expect((await put(cookie, [])).body.socials).toEqual([]);
    expect((await read(other.cookie)).socials).toHaveLength(1);
  });

  it.each([
    [[{ network: 'facebook', handle: '@at' }], 'socials.0.handle', 'Must be a valid social handle'],
    [[{ network: 'myspace', handle: 'x' }], 'socials.0.network', expect.any(String)],
    [
      [{ network: 'facebook', handle: 'x', followers: -1 }],
      'socials.0.followers',
      'Must be positive integer or zero',
    ],
    [
      [
        { network: 'facebook', handle: 'x' },
        { network: 'facebook', handle: 'y' },
      ],
      'socials',
      'Choose each network once',
    ],
  ])('refuses %j and changes nothing', async (socials, field, message) => {
    const { cookie } = await signInAs(app);
    await put(cookie, [{ network: 'twitter', handle: 'kept' }]);
    const { status, error } = await put(cookie, socials);
    expect([status, error?.fields]).toEqual([400, { [field]: message }]);
    expect((await read(cookie)).socials).toMatchObject([{ network: 'twitter', handle: 'kept' }]);
  });

  it('ends in one of two lists that are sent at once, never in a mixture', async () => {
    const { brandId, cookie } = await signInAs(app);
    const lists = [
      ['facebook', 'instagram', 'pinterest'],
      ['twitter', 'youtube', 'tiktok'],
    ];
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        lists.map((networks) =>
          put(
            cookie,
            networks.map((network) => ({ network, handle: 'us' })),
          ),
        ),
      );
      const rows = await app.db.root
        .select()
        .from(brandSocials)
        .where(eq(brandSocials.brandId, brandId));
      const left = rows.map(({ network }) => network).sort();
      expect(lists.map((list) => [...list].sort())).toContainEqual(left);
    }
  });
});
