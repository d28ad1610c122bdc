import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const app = useTestApp();
const ALL_ON = { partnerships: true, team: true, billing: true, community: true };
const read = async (cookie: string) =>
  (await app.call('GET /notification-preferences', { cookie })).body;

describe('preferences', () => {
  it('begin with everything on and a mail a day', async () => {
    const { cookie } = await signInAs(app);
    expect(await read(cookie)).toEqual({ inApp: ALL_ON, digest: 'daily' });
  });

  it('are what was saved last, of this person only', async () => {
    const { cookie } = await signInAs(app);
    const { cookie: stranger } = await signInAs(app);
    for (const wanted of [
      { inApp: { ...ALL_ON, team: false, billing: false }, digest: 'weekly' as const },
      { inApp: { ...ALL_ON, community: false }, digest: 'off' as const },
    ]) {
      const answer = await app.call('PUT /notification-preferences', { cookie, body: wanted });
      expect(answer.body).toEqual(wanted);
      expect(await read(cookie)).toEqual(wanted);
    }
    expect(await read(stranger)).toEqual({ inApp: ALL_ON, digest: 'daily' });
  });

  it.each([
    [{ inApp: ALL_ON, digest: 'hourly' }, 'digest'],
    [{ inApp: { team: true }, digest: 'daily' }, 'inApp.partnerships'],
    [{ inApp: { ...ALL_ON, team: 'yes' }, digest: 'daily' }, 'inApp.team'],
    [{ digest: 'daily' }, 'inApp'],
  ])('refuse %j, naming %s', async (body, field) => {
    const { cookie } = await signInAs(app);
    const answer = await app.call('PUT /notification-preferences', { cookie, body: body as never });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error?.fields ?? {})).toContain(field);
    expect(await read(cookie)).toEqual({ inApp: ALL_ON, digest: 'daily' });
  });
});
