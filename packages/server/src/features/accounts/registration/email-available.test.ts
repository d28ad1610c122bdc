import { expect, it } from 'vitest';
import { givenPerson } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';

// The address a request comes from is what the one proxy in front of us says.
const app = useTestApp({ TRUST_PROXY: '1' });

const lookUp = (email: string, from: string) =>
  app.call('GET /register/email-available/:email', {
    params: { email },
    headers: { 'x-forwarded-for': from },
  });

it('takes an address as people type it, with spaces around it and in any letters', async () => {
  const { email } = await givenPerson(app.db.root);
  expect((await lookUp(email, '192.0.2.1')).status).toBe(409);
  expect((await lookUp(`  ${email.toUpperCase()} `, '192.0.2.1')).status).toBe(409);
  expect((await lookUp(` free-${email} `, '192.0.2.1')).status).toBe(200);
});

it('answers a network 20 times an hour, whatever it asks and however it writes it', async () => {
  const { email } = await givenPerson(app.db.root);
  const asked = Array.from({ length: 40 }, (_, n) =>
    lookUp(n % 2 === 0 ? ` ${email}` : `somebody${n}@shop.example`, '198.51.100.7'),
  );
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(20);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_000);
  // Who is refused learns nothing about the address.
  expect(new Set(refused.map(({ error }) => JSON.stringify(error))).size).toBe(1);
  expect((await lookUp(email, '203.0.113.9')).status).toBe(409);
  app.clock.advance({ minutes: 59 });
  expect((await lookUp(email, '198.51.100.7')).status).toBe(429);
  app.clock.advance({ minutes: 2 });
  expect((await lookUp(email, '198.51.100.7')).status).toBe(409);
});

it('counts the many addresses of one network of the newer kind as one', async () => {
  for (let n = 0; n < 20; n += 1) await lookUp('a@shop.example', `2001:db8:0:7::${n + 1}`);
  expect((await lookUp('a@shop.example', '2001:db8:0:7::ffff')).status).toBe(429);
  expect((await lookUp('a@shop.example', '2001:db8:0:8::1')).status).toBe(200);
});
