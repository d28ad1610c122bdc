import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setActiveBrandId } from '../session/active-brand.ts';
import { startImpersonating } from '../session/impersonation.ts';
import { call } from './call.ts';

const assign = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('location', { pathname: '/app/sandbox', search: '?a=1', hash: '', assign });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('call', () => {
  it('sends the session headers and a JSON body', async () => {
    fetched.mockResolvedValue(Response.json({ id: 3 }));
    setActiveBrandId(12);
    startImpersonating(44);
    const body = { email: 'owner@northwind.example', password: 'x' };
    await expect(call('POST /login', { body })).resolves.toEqual({ id: 3 });

    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/login');
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
    expect(init?.headers).toMatchObject({
      'X-Requested-With': 'XMLHttpRequest',
      'X-Brand-Id': '12',
      'X-Impersonating': '44',
      'Content-Type': 'application/json',
      'X-Metrics-Session': expect.stringMatching(/^[\w-]{8,}$/),
    });
  });

  it('sends a change once that is pressed twice, under a key of its own', async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    for (const { promise } of answers) fetched.mockReturnValueOnce(promise);
    const body = { email: 'a@b.example', password: 'x' };
    const presses = [call('POST /login', { body }), call('POST /login', { body })];
    for (const { resolve } of answers) resolve(Response.json({ id: 3 }));
    await expect(Promise.all(presses)).resolves.toEqual([{ id: 3 }, { id: 3 }]);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({
      'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('leaves out headers that say nothing', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(call('POST /logout')).resolves.toBeNull();
    const headers = fetched.mock.calls[0]?.[1]?.headers;
    expect(headers).not.toHaveProperty('X-Brand-Id');
    expect(headers).not.toHaveProperty('X-Impersonating');
    expect(headers).not.toHaveProperty('Content-Type');
  });

  it.each([401, 403])(
    'sends the browser to sign in on %i and remembers the place',
    async (status) => {
      fetched.mockResolvedValue(new Response(null, { status }));
      await expect(call('GET /profile')).rejects.toMatchObject({ status });
      expect(assign).toHaveBeenCalledWith('/app/login?next=%2Fsandbox%3Fa%3D1');
    },
  );

  it('stays where it is when only the role is too small', async () => {
    const error = { code: 'role_not_enough', message: 'Your role does not allow this.' };
    fetched.mockResolvedValue(Response.json({ error }, { status: 403 }));
    await expect(call('PUT /brands', { body: {} })).rejects.toMatchObject(error);
    expect(assign).not.toHaveBeenCalled();
  });

  it('stays on the sign-in page when the password is wrong', async () => {
    vi.stubGlobal('location', { pathname: '/app/login', search: '', hash: '', assign });
    fetched.mockResolvedValue(
      Response.json({ error: { code: 'wrong_credentials', message: 'No.' } }, { status: 401 }),
    );
    const body = { email: 'a@b.example', password: 'x' };
    await expect(call('POST /login', { body })).rejects.toMatchObject({
      code: 'wrong_credentials',
      message: 'No.',
    });
    expect(assign).not.toHaveBeenCalled();
  });

  it('tells a broken connection from an answer', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call('GET /profile')).rejects.toMatchObject({ isNetworkFailure: true });
  });
});

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
