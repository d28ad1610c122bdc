import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setActiveBrandId } from '../session/active-brand.ts';
import { startImpersonating } from '../session/impersonation.ts';
import { startTracking, track, trackPageView } from './track.ts';

const fetched = vi.fn<typeof fetch>();
let page: EventTarget & { visibilityState: string };
let browser: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T15:00:00Z') });
  fetched.mockImplementation(async () => Response.json(null));
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  browser = { onLine: true };
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('location', { pathname: '/app/invite/token', search: '?q=secret', hash: '#x' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', new Proxy({}, { get: (_, name) => browser[String(name)] }));
  vi.stubGlobal('fetch', fetched);
  startTracking(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const later = (ms = 3000) => vi.advanceTimersByTimeAsync(ms);

describe('tracking', () => {
  it('sends page views and actions with their session, without query and fragment', async () => {
    setActiveBrandId(12);
    trackPageView();
    track('favorite');
    await later();
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/metrics');
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    const headers = init?.headers as Record<string, string>;
    expect(headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', 'X-Brand-Id': '12' });
    const sessionId = headers['X-Metrics-Session'];
    const same = { url: '/app/invite/token', createdAt: '2026-03-02T15:00:00.000Z', sessionId };
    expect(sent()).toEqual([
      [
        { ...same, action: 'page_view', meta: { app: 'tandem-web' } },
        { ...same, action: 'favorite' },
      ],
    ]);
  });

  it('begins another session after 2 hours without activity', async () => {
    trackPageView();
    await later(2 * 60 * 60 * 1000);
    await later();
    trackPageView();
    await later();
    const [[first], [second]] = sent();
    expect(second.sessionId).not.toBe(first.sessionId);
  });

  it("goes with the page's last breath", () => {
    trackPageView();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent()).toHaveLength(1);
    trackPageView();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sent()).toHaveLength(1);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sent()).toHaveLength(2);
  });

  it.each([429, 500, 503])('tries again after %i', async (status) => {
    fetched.mockImplementationOnce(async () => Response.json(null, { status }));
    track('favorite');
    await later();
    track('plan_changed');
    await later();
    expect(sent().map((batch) => batch.length)).toEqual([1, 2]);
  });

  it.each([400, 401, 403, 413])(
    'lets go after %i, which would be the same again',
    async (status) => {
      fetched.mockImplementationOnce(async () => Response.json(null, { status }));
      track('favorite');
      await later();
      track('plan_changed');
      await later();
      expect(sent().map((batch) => batch.length)).toEqual([1, 1]);
    },
  );

  it('waits without a network, and for a call that got lost', async () => {
    browser.onLine = false;
    track('favorite');
    await later();
    expect(fetched).not.toHaveBeenCalled();
    browser.onLine = true;
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    track('favorite');
    await later();
    track('favorite');
    await later();
    expect(sent().map((batch) => batch.length)).toEqual([2, 3]);
  });

  it('records nothing while acting as somebody, and sends what waits in its own name', async () => {
    track('favorite');
    startImpersonating(44);
    track('plan_changed');
    trackPageView();
    await later();
    expect(sent()).toMatchObject([[{ action: 'favorite' }]]);
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('X-Impersonating');
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'records nothing of somebody who asks for it by %j',
    async (signal) => {
      Object.assign(browser, signal);
      trackPageView();
      track('favorite');
      await later();
      expect(fetched).not.toHaveBeenCalled();
    },
  );
});

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
