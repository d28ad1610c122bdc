import { expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../../testing/read-mail.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { users } from '../../accounts/schema.ts';
import { announced, joined } from '../testing/announced.ts';

const app = useTestApp();

it('mails what is unread at once, with a link that ends the mails', async () => {
  const { cookie, brandId, userId } = await signInAs(app);
  const send = async () => (await app.call('POST /sandbox/digest', { cookie })).body;
  expect(await send()).toEqual({ isSent: false });
  const event = joined();
  await announced(app, brandId, event);
  expect(await send()).toEqual({ isSent: true });
  const person = (await app.db.root.select().from(users)).find(({ id }) => id === userId);
  const text = await mailTo(app, person?.email ?? '');
  expect(text).toContain(event.name);
  const token = tokenIn(text.slice(text.indexOf('Unsubscribe')));
  await app.call('POST /unsubscribe/:token', { params: { token } });
  const { body } = await app.call('GET /notification-preferences', { cookie });
  expect(body.digest).toBe('off');
});
