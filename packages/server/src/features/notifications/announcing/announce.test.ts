import type { NotificationEvent } from '@tandem/domain/notifications/describe-event';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { RealtimeEvent } from '../../../platform/realtime/realtime-event.ts';
import { givenBrand, givenMember } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { savePreferences } from '../preferences/queries.ts';
import { notifications } from '../schema.ts';
import { announced, joined } from '../testing/announced.ts';
import { announce } from './announce.ts';

const app = useTestApp();

async function givenTeam() {
  const { id: brandId } = await givenBrand(app.db.root, { logo: '/files/own.png' });
  const member = async (role: 'owner' | 'member' | 'viewer') =>
    (await givenMember(app.db.root, { brandId, role })).person.id;
  return {
    brandId,
    owner: await member('owner'),
    member: await member('member'),
    viewer: await member('viewer'),
  };
}

const told = async (brandId: number) =>
  (await app.db.root.select().from(notifications).where(eq(notifications.brandId, brandId)))
    .map(({ userId }) => userId)
    .sort((a, b) => a - b);

describe('announce', () => {
  it('tells every member of the brand, and nobody else', async () => {
    const { brandId, owner, member, viewer } = await givenTeam();
    const { brandId: other } = await givenTeam();
    await announced(app, brandId, joined());
    expect(await told(brandId)).toEqual([owner, member, viewer]);
    expect(await told(other)).toEqual([]);
  });

  it('leaves out somebody who knows already, and tells only owners what only they can mend', async () => {
    const team = await givenTeam();
    await announced(app, team.brandId, joined(), { except: team.owner });
    expect(await told(team.brandId)).toEqual([team.member, team.viewer]);
    const second = await givenTeam();
    await announced(app, second.brandId, joined(), { onlyOwners: true });
    expect(await told(second.brandId)).toEqual([second.owner]);
  });

  it('tells nothing of a muted category to who muted it', async () => {
    const { brandId, owner, member, viewer } = await givenTeam();
    const muted = { muted: ['team' as const], digest: 'daily' as const };
    await savePreferences(app.db.root, member, muted, app.clock.now());
    await announced(app, brandId, joined());
    expect(await told(brandId)).toEqual([owner, viewer]);
    await announced(app, brandId, { kind: 'planChanged', planName: 'Pro' });
    expect(await told(brandId)).toEqual([owner, owner, member, viewer, viewer]);
  });

  it('tells the same occurrence once, also to a member who came later than the others', async () => {
    const { brandId, owner, member, viewer } = await givenTeam();
    const event: NotificationEvent = { kind: 'paymentFailed', reference: 'in_1' };
    await Promise.all([announced(app, brandId, event), announced(app, brandId, event)]);
    const { person: late } = await givenMember(app.db.root, { brandId });
    await announced(app, brandId, event);
    expect(await told(brandId)).toEqual([owner, member, viewer, late.id]);
    await announced(app, brandId, { kind: 'paymentFailed', reference: 'in_2' });
    expect(await told(brandId)).toHaveLength(8);
  });

  it('tells nothing when the change it belongs to is undone', async () => {
    const { brandId } = await givenTeam();
    const failing = app.db.transaction(async (tx) => {
      await announce(tx, app.services, { brandId, event: joined(), now: app.clock.now() });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await told(brandId)).toEqual([]);
  });

  it('reaches each person by socket with their own copy, as the list shows it', async () => {
    const { brandId, owner } = await givenTeam();
    const heard: RealtimeEvent[] = [];
    const stop = app.services.realtime.subscribe((event) => heard.push(event));
    const event = joined();
    await announced(app, brandId, event);
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    stop();
    expect(heard[0]).toEqual({
      to: { users: [owner] },
      message: {
        type: 'notification',
        brandId,
        notification: {
          id: expect.any(Number),
          brand_id: brandId,
          presentational: {
            img: '/files/own.png',
            text: `${event.name} joined the team`,
            to: '/profile/brand/team',
          },
          createdAt: app.clock.now().toISOString(),
          read_at: null,
        },
      },
    });
    const ids = heard.map(
      ({ message }) => message.type === 'notification' && message.notification.id,
    );
    expect(new Set(ids).size).toBe(3);
  });

  it("shows the other brand's logo, or none where it has none", async () => {
    const { brandId } = await givenTeam();
    const by = { id: 1, name: 'Beanwhistle', logo: null };
    await announced(app, brandId, { kind: 'favorited', by, on: app.clock.now() });
    const [row] = await app.db.root
      .select()
      .from(notifications)
      .where(eq(notifications.brandId, brandId));
    expect(row).toMatchObject({ img: null, linkTo: '/explore/brands/1', category: 'community' });
  });
});
