import { expect, it } from 'vitest';
import { givenPerson, TEST_PASSWORD } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { newTotpSecret } from '../security/totp.ts';

const app = useTestApp();
const LIMIT = 10;

/** Each from an address of its own, so that the limit per address is not what stops them. */
async function guessAtOnce(bodies: { email: string; password: string; code?: string }[]) {
  const answers = await Promise.all(
    bodies.map((payload, n) =>
      app.http.inject({
        method: 'POST',
        url: '/login',
        remoteAddress: `10.1.${n >> 8}.${n & 255}`,
        headers: { 'x-requested-with': 'test' },
        payload,
      }),
    ),
  );
  return answers.map((answer) => (answer.statusCode === 200 ? 'in' : answer.json().error.code));
}

it('looks at ten of two hundred passwords that come at once', async () => {
  const { email } = await givenPerson(app.db.root);
  const bodies = Array.from({ length: 200 }, (_, n) => ({
    email,
    password: n === 199 ? TEST_PASSWORD : `Guess!${n}`,
  }));
  const codes = await guessAtOnce(bodies);
  expect(codes.filter((code) => code !== 'locked_out').length).toBeLessThanOrEqual(LIMIT);
  expect(codes.filter((code) => code === 'locked_out').length).toBeGreaterThanOrEqual(190);
});

it('looks at ten of sixty codes of a second factor that come at once', async () => {
  const { email } = await givenPerson(app.db.root, {
    totpSecret: newTotpSecret(),
    totpConfirmedAt: app.clock.now(),
  });
  const bodies = Array.from({ length: 60 }, (_, n) => ({
    email,
    password: TEST_PASSWORD,
    code: String(100_000 + n),
  }));
  const codes = await guessAtOnce(bodies);
  expect(codes.filter((code) => code !== 'locked_out').length).toBeLessThanOrEqual(LIMIT);
});
