import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { StorageUnavailable } from '../../platform/storage/storage.ts';
import { givenBrand } from '../../testing/builders.ts';
import { fileUpload } from '../../testing/file-upload.ts';
import { givenConversation } from '../../testing/given-conversation.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { brands } from '../brands/schema.ts';
import { notifications } from '../notifications/schema.ts';
import { findOwnAddresses } from './queries.ts';
import { removeFilesJob, removeUnused } from './remove-files.ts';
import { assets } from './schema.ts';
import { sweepFilesJob } from './sweep-files.ts';
import { plainPng } from './testing/hostile-pictures.ts';

const app = useTestApp();
type Member = Awaited<ReturnType<typeof signInAs>>;
let member: Member;

beforeAll(async () => {
  // Work that is put off for a minute is due at once, whatever day this machine thinks it is.
  app.clock.set('2020-03-02T12:00:00Z');
  member = await signInAs(app);
});

async function upload(url: '/assets' | '/brands/logo', { cookie }: Member = member) {
  const { payload, headers } = fileUpload(await plainPng());
  const answer = await app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, cookie },
  });
  return (url === '/assets' ? answer.json() : answer.json().logo) as string;
}

async function isThere(address: string): Promise<boolean> {
  return (await app.http.inject({ url: address })).statusCode === 200;
}

const isListed = (address: string) => app.db.root.$count(assets, eq(assets.address, address));

const goes = (address: string) =>
  vi.waitFor(async () => {
    expect([await isThere(address), await isListed(address)]).toEqual([false, 0]);
  });

const change = (body: object) => app.call('PUT /brands', { cookie: member.cookie, body });

async function sweepADayLater(services = app.services) {
  const now = () => new Date(app.clock.now().getTime() + 25 * 3_600_000);
  await sweepFilesJob({ ...services, clock: { now } }).handle({});
}

describe('a picture that is replaced', () => {
  it('goes, the small one beside it too, and the new one stays', async () => {
    const first = await upload('/brands/logo');
    const second = await upload('/brands/logo');
    await goes(first);
    expect(await isThere(first.replace('main.png', 'thumb.png'))).toBe(false);
    expect(await isThere(second)).toBe(true);
    expect(await isThere(second.replace('main.png', 'thumb.png'))).toBe(true);
  });

  it('goes when the brand shows none or another instead', async () => {
    const [first, second] = [await upload('/assets'), await upload('/assets')];
    await change({ coverPhoto: first });
    await change({ coverPhoto: second });
    await goes(first);
    await change({ coverPhoto: null });
    await goes(second);
  });

  it('stays when the change is undone', async () => {
    const { accountName } = await givenBrand(app.db.root);
    const [kept, other] = [await upload('/assets'), await upload('/assets')];
    await change({ coverPhoto: kept });
    const { status } = await change({ coverPhoto: null, accountname: accountName });
    expect(status).toBeGreaterThanOrEqual(400);
    // Of two removals the later one is done, so the earlier would have been.
    await change({ logo: other });
    await change({ logo: null });
    await goes(other);
    expect(await isThere(kept)).toBe(true);
  });

  it('stays when the brand shows it again before it went', async () => {
    const address = await upload('/assets');
    await change({ logo: address });
    await removeFilesJob(app.services).handle({ addresses: [address] });
    expect(await isThere(address)).toBe(true);
  });
});

describe('a file that something names', () => {
  const text = 'Look';
  it.each<[string, (address: string) => Promise<unknown>]>([
    ['another brand, as its logo', (logo) => givenBrand(app.db.root, { logo })],
    ['another brand, as its cover', (coverPhoto) => givenBrand(app.db.root, { coverPhoto })],
    [
      'another brand, among its samples',
      (address) => givenBrand(app.db.root, { contentSamples: ['/files/x.png', address] }),
    ],
    [
      'a notification',
      (img) =>
        app.db.root.insert(notifications).values({
          userId: member.userId,
          brandId: member.brandId,
          category: 'team',
          img,
          text,
          createdAt: app.clock.now(),
        }),
    ],
    [
      'a message',
      (address) => givenConversation(app, `See https://tandem.example${address} please`),
    ],
    [
      'a message with the small picture',
      (address) =>
        givenConversation(app, `https://tandem.example${address.replace('main', 'thumb')}`),
    ],
  ])('is kept for %s', async (_who, name) => {
    const address = await upload('/brands/logo');
    await name(address);
    await change({ logo: null });
    await removeFilesJob(app.services).handle({ addresses: [address] });
    await sweepADayLater();
    expect([await isThere(address), await isListed(address)]).toEqual([true, 1]);
  });

  it('is kept for a change that is not committed yet', async () => {
    const address = await upload('/assets');
    const chosen = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const choosing = app.db.transaction(async (tx) => {
      await findOwnAddresses(tx, member.brandId, [address]);
      chosen.resolve();
      await goOn.promise;
      await tx.update(brands).set({ coverPhoto: address }).where(eq(brands.id, member.brandId));
    });
    await chosen.promise;
    const removing = removeUnused(app.services, [address]);
    await vi.waitFor(async () => {
      const { rows } = await app.db.root.execute(
        sql`select 1 from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows.length).toBeGreaterThan(0);
    });
    goOn.resolve();
    await Promise.all([choosing, removing]);
    expect([await isThere(address), await isListed(address)]).toEqual([true, 1]);
  });
});

describe('the sweep', () => {
  it('removes what nobody used within a day, and not earlier', async () => {
    const address = await upload('/assets');
    await sweepFilesJob(app.services).handle({});
    expect(await isThere(address)).toBe(true);
    await sweepADayLater();
    expect([await isThere(address), await isListed(address)]).toEqual([false, 0]);
  });

  it('removes the files of a brand that is gone', async () => {
    const leaving = await signInAs(app);
    const [logo, picture] = [
      await upload('/brands/logo', leaving),
      await upload('/assets', leaving),
    ];
    await app.db.root.delete(brands).where(eq(brands.id, leaving.brandId));
    await sweepADayLater();
    expect([await isThere(logo), await isThere(picture)]).toEqual([false, false]);
  });

  it('finishes a removal that was cut short, and nobody may use the file meanwhile', async () => {
    const address = await upload('/assets');
    const remove = () => Promise.reject(new StorageUnavailable('ended here'));
    const dying = { ...app.services, storage: { ...app.services.storage, remove } };
    await expect(removeUnused(dying, [address])).rejects.toThrow('ended here');
    expect(await isThere(address)).toBe(true);
    expect((await change({ logo: address })).error?.fields).toEqual({
      logo: 'Upload the picture first',
    });
    await sweepADayLater();
    expect([await isThere(address), await isListed(address)]).toEqual([false, 0]);
  });
});

describe('an upload', () => {
  it('leaves nothing behind when its file was stored but not confirmed', async () => {
    const { storage } = app.services;
    const before = await app.db.root.$count(assets);
    const original = storage.put;
    storage.put = async (key, content) => {
      await original(key, content);
      throw new StorageUnavailable('ended here');
    };
    const { payload, headers } = fileUpload(await plainPng());
    const { cookie } = member;
    const all = { method: 'POST' as const, payload, headers: { ...headers, cookie } };
    expect((await app.http.inject({ ...all, url: '/assets' })).statusCode).toBe(503);
    storage.put = original;
    await vi.waitFor(async () => expect(await app.db.root.$count(assets)).toBe(before));
  });
});
