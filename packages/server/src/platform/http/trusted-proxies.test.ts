import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

/** Status codes of seventy sign-ins within a minute, each with another address written by the client. */
async function signInSeventyTimes(
  app: ReturnType<typeof useTestApp>,
  from: string,
  proxied: string,
) {
  const statuses: number[] = [];
  for (let n = 0; n < 70; n++) {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/login',
      remoteAddress: from,
      headers: { 'x-requested-with': 'test', 'x-forwarded-for': `203.0.113.${n}, ${proxied}` },
      payload: {},
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

describe('behind one proxy', () => {
  const app = useTestApp({ TRUST_PROXY: '1' });

  it('limits by the address the proxy saw, not by one the client wrote', async () => {
    const statuses = await signInSeventyTimes(app, '10.0.0.1', '192.0.2.1');
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('tells two clients of the proxy apart', async () => {
    await signInSeventyTimes(app, '10.0.0.1', '192.0.2.2');
    const [first] = await signInSeventyTimes(app, '10.0.0.1', '192.0.2.3');
    expect(first).toBe(400);
  });
});

describe('behind proxies of a known network', () => {
  const app = useTestApp({ TRUST_PROXY: '10.0.0.0/8' });

  it('reads from the right, as far as the network goes', async () => {
    const statuses = await signInSeventyTimes(app, '10.0.0.1', '192.0.2.1, 10.2.3.4');
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('believes nothing that comes from elsewhere', async () => {
    const statuses = await signInSeventyTimes(app, '198.51.100.1', '192.0.2.9');
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe('of one network of the newer kind', () => {
  const app = useTestApp();

  it('counts all addresses as one caller', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) {
      const answer = await app.http.inject({
        method: 'POST',
        url: '/login',
        remoteAddress: `2001:db8:0:7::${n.toString(16)}`,
        headers: { 'x-requested-with': 'test' },
        payload: {},
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
