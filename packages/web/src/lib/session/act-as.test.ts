import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../api/call.ts';
import { actAs, stopActing } from './act-as.ts';
import { activeBrandId, setActiveBrandId } from './active-brand.ts';
import { impersonatedUserId, startImpersonating } from './impersonation.ts';

const assign = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { pathname: '/app/cs-admin', search: '', hash: '', assign });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const headersOf = (nth: number) => fetched.mock.calls[nth]?.[1]?.headers;

it('stays as it is when the end cannot be recorded', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  startImpersonating(44);
  await expect(stopActing({ place: '/cs-admin' })).rejects.toThrow();
  expect(impersonatedUserId()).toBe(44);
  expect(assign).not.toHaveBeenCalled();
});

it('asks nothing in the other’s name while the end is being recorded', async () => {
  const answer = Promise.withResolvers<Response>();
  fetched.mockImplementation(() => answer.promise);
  startImpersonating(44);
  const stopping = stopActing({ place: '/cs-admin' });
  void call('GET /unread-count').catch(() => {});
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  expect(fetched).toHaveBeenCalledTimes(1);
  // Nothing has changed: what waited goes on.
  answer.reject(new TypeError('no network'));
  await expect(stopping).rejects.toThrow();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

it('records in its own name, then asks nothing more until the new page is there', async () => {
  fetched.mockImplementation(async () => Response.json(null));
  setActiveBrandId(7);
  startImpersonating(44);
  void actAs(45, 'a question', { place: '/' });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/app/'));
  expect(headersOf(0)).not.toHaveProperty('X-Impersonating');
  expect([impersonatedUserId(), activeBrandId()]).toEqual([45, null]);

  void call('GET /unread-count');
  await new Promise((resolve) => setImmediate(resolve));
  expect(fetched).toHaveBeenCalledTimes(1);
});
