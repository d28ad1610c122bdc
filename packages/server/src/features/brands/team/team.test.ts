import { describe, expect, it } from 'vitest';
import { givenMember, givenPerson } from '../../../testing/builders.ts';
import { mailTo, tokenIn } from '../../../testing/read-mail.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const app = useTestApp();
const newAccount = { firstName: 'Social', lastName: 'Manager', password: 'Fresh!Start7' };

async function ownerOfBrand() {
  const { person, brandId } = await givenMember(app.db.root);
  return { cookie: await app.signIn(person.email), brandId, person };
}
type Owner = Awaited<ReturnType<typeof ownerOfBrand>>;

async function invite(
  { cookie, brandId }: Owner,
  email: string,
  role: 'member' | 'viewer' = 'member',
) {
  await app.call('POST /team/invites', { cookie, brandId, body: { email, role } });
  return tokenIn(await mailTo(app, email));
}

describe('an invitation', () => {
  it('lets somebody without an account join with the role given', async () => {
    const owner = await ownerOfBrand();
    const token = await invite(owner, 'fresh@shop.example', 'viewer');
    const page = await app.call('GET /invites/:token', { params: { token } });
    expect(page.body).toMatchObject({
      email: 'fresh@shop.example',
      role: 'viewer',
      hasAccount: false,
    });
    const joined = await app.call('POST /invites/:token/accept', {
      params: { token },
      body: { newAccount },
    });
    expect(joined.body).toEqual({ brandId: owner.brandId });
    const cookie = await app.signIn('fresh@shop.example', newAccount.password);
    const { body } = await app.call('GET /team', { cookie, brandId: owner.brandId });
    expect(body.members.map(({ email, role }) => [email, role])).toContainEqual([
      'fresh@shop.example',
      'viewer',
    ]);
    expect(body.invites).toEqual([]);
  });

  it('works once', async () => {
    const token = await invite(await ownerOfBrand(), 'once@shop.example');
    const accept = () =>
      app.call('POST /invites/:token/accept', { params: { token }, body: { newAccount } });
    expect((await accept()).status).toBe(200);
    expect((await accept()).status).toBe(404);
  });

  it('asks somebody with an account to sign in as that address first', async () => {
    const owner = await ownerOfBrand();
    const invited = await givenPerson(app.db.root);
    const stranger = await givenPerson(app.db.root);
    const token = await invite(owner, invited.email);
    const accept = (cookie?: string) =>
      app.call('POST /invites/:token/accept', {
        params: { token },
        body: { newAccount },
        ...(cookie ? { cookie } : {}),
      });
    expect((await accept()).status).toBe(409);
    expect((await accept(await app.signIn(stranger.email))).status).toBe(409);
    expect((await accept(await app.signIn(invited.email))).status).toBe(200);
  });

  it('lets somebody join whose address was registered by another and never confirmed', async () => {
    const owner = await ownerOfBrand();
    const squatted = await givenPerson(app.db.root, { emailVerifiedAt: null });
    const token = await invite(owner, squatted.email);
    const page = await app.call('GET /invites/:token', { params: { token } });
    expect(page.body.hasAccount).toBe(false);
    const joined = await app.call('POST /invites/:token/accept', {
      params: { token },
      body: { newAccount },
    });
    expect(joined.status).toBe(200);
    await app.signIn(squatted.email, newAccount.password);
  });

  it('reaches one address five times a day from all brands together, under a neutral subject', async () => {
    const email = 'stranger@shop.example';
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      const { cookie, brandId } = await ownerOfBrand();
      const body = { email, role: 'member' as const };
      statuses.push((await app.call('POST /team/invites', { cookie, brandId, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mailTo(app, email)).toMatch(
      / invites you to join the team of “Brand \d+” on Tandem/,
    );
  });

  it('can be taken back, and ends after seven days', async () => {
    const owner = await ownerOfBrand();
    const token = await invite(owner, 'back@shop.example');
    const { body } = await app.call('GET /team', owner);
    await app.call('DELETE /team/invites/:id', {
      ...owner,
      params: { id: body.invites[0]?.id ?? 0 },
    });
    expect((await app.call('GET /invites/:token', { params: { token } })).status).toBe(404);
    const late = await invite(owner, 'late@shop.example');
    app.clock.advance({ days: 7, seconds: 1 });
    expect((await app.call('GET /invites/:token', { params: { token: late } })).status).toBe(404);
  });

  it('of another brand cannot be taken back', async () => {
    const [mine, theirs] = [await ownerOfBrand(), await ownerOfBrand()];
    await invite(theirs, 'safe@shop.example');
    const { body } = await app.call('GET /team', theirs);
    const id = body.invites[0]?.id ?? 0;
    const answer = await app.call('DELETE /team/invites/:id', { ...mine, params: { id } });
    expect(answer.status).toBe(404);
    expect((await app.call('GET /team', theirs)).body.invites).toHaveLength(1);
  });

  it('is refused for somebody who is on the team', async () => {
    const owner = await ownerOfBrand();
    const { error } = await app.call('POST /team/invites', {
      ...owner,
      body: { email: owner.person.email, role: 'member' },
    });
    expect(error?.fields?.email).toBe('This person is on the team already');
  });
});

describe('the last owner', () => {
  it('cannot leave or step down, until there is another', async () => {
    const owner = await ownerOfBrand();
    const userId = owner.person.id;
    const down = () =>
      app.call('PUT /team/members/:userId', {
        ...owner,
        params: { userId },
        body: { role: 'member' },
      });
    expect((await down()).status).toBe(409);
    expect(
      (await app.call('DELETE /team/members/:userId', { ...owner, params: { userId } })).status,
    ).toBe(409);
    await givenMember(app.db.root, { brandId: owner.brandId, role: 'owner' });
    expect((await down()).status).toBe(200);
  });

  it('is still there when two owners leave at the same time', async () => {
    const first = await ownerOfBrand();
    const { person } = await givenMember(app.db.root, { brandId: first.brandId, role: 'owner' });
    const second = { cookie: await app.signIn(person.email), brandId: first.brandId };
    const answers = await Promise.all([
      app.call('DELETE /team/members/:userId', { ...first, params: { userId: first.person.id } }),
      app.call('DELETE /team/members/:userId', { ...second, params: { userId: person.id } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('removes a member, who then sees nothing of the brand', async () => {
  const owner = await ownerOfBrand();
  const { person } = await givenMember(app.db.root, { brandId: owner.brandId, role: 'member' });
  const cookie = await app.signIn(person.email);
  await app.call('DELETE /team/members/:userId', { ...owner, params: { userId: person.id } });
  expect((await app.call('GET /team', { cookie, brandId: owner.brandId })).status).toBe(404);
});
