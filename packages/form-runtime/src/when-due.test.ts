import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RuntimeForm } from './runtime-form.ts';
import { whenDue } from './when-due.ts';

const DAY_MS = 86_400_000;

/** The few parts of a browser's window that the runtime touches. */
function fakePage(path = '/products?sort=new', { readyState = 'complete', denied = false } = {}) {
  const document = Object.assign(new EventTarget(), { readyState });
  const url = new URL(path, 'https://shop.example');
  const stores = { localStorage: fakeStorage(), sessionStorage: fakeStorage() };
  const page = {
    document,
    location: { pathname: url.pathname, search: url.search },
    setTimeout,
    get localStorage() {
      if (denied) throw new Error('SecurityError');
      return stores.localStorage;
    },
    get sessionStorage() {
      if (denied) throw new Error('SecurityError');
      return stores.sessionStorage;
    },
  };
  return { page: page as unknown as Window, document, stores };
}

function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    clear: () => items.clear(),
  };
}

function popup(trigger: Partial<RuntimeForm['trigger']> = {}): RuntimeForm {
  return {
    id: 7,
    type: 'popup',
    trigger: {
      type: 'immediately',
      delay: null,
      displayFrequency: 'every-session',
      displayFrequencyDelay: null,
      allowListUrls: [],
      denyListUrls: [],
      ...trigger,
    },
  };
}

function leave(document: EventTarget, clientY: number, relatedTarget: unknown = null) {
  document.dispatchEvent(Object.assign(new Event('mouseout'), { clientY, relatedTarget }));
}

describe('whenDue', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('opens an immediate popup as soon as the page has its elements', () => {
    const open = vi.fn();
    const { page, document } = fakePage('/', { readyState: 'loading' });
    whenDue(popup(), page, open);
    vi.runAllTimers();
    expect(open).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    vi.runAllTimers();
    expect(open).toHaveBeenCalledOnce();
  });

  it('waits the seconds of a delay and not less', () => {
    const open = vi.fn();
    whenDue(popup({ type: 'delay', delay: 5 }), fakePage().page, open);
    vi.advanceTimersByTime(4_999);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledOnce();
  });

  it('opens on leaving through the upper edge only, and once', () => {
    const open = vi.fn();
    const { page, document } = fakePage();
    whenDue(popup({ type: 'exit' }), page, open);
    leave(document, 300);
    leave(document, -1, {});
    expect(open).not.toHaveBeenCalled();
    leave(document, -1);
    leave(document, -1);
    expect(open).toHaveBeenCalledOnce();
  });

  it.each([
    ['/products', 1],
    ['/cart', 0],
  ])('keeps to its pages: %s opens %i times', (path, times) => {
    const open = vi.fn();
    const trigger = { allowListUrls: [{ path: '/products', type: 'exact' as const }] };
    whenDue(popup(trigger), fakePage(path).page, open);
    vi.runAllTimers();
    expect(open).toHaveBeenCalledTimes(times);
  });

  it('shows a popup once per session, and again in the next one', () => {
    const open = vi.fn();
    const { page, stores } = fakePage();
    for (let visit = 0; visit < 3; visit++) {
      whenDue(popup(), page, open);
      vi.runAllTimers();
    }
    expect(open).toHaveBeenCalledTimes(1);
    stores.sessionStorage.clear();
    whenDue(popup(), page, open);
    vi.runAllTimers();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('shows a popup again when its days have passed', () => {
    const open = vi.fn();
    const { page } = fakePage();
    const form = popup({ displayFrequency: 'delay', displayFrequencyDelay: 3 });
    const visit = () => {
      whenDue(form, page, open);
      vi.advanceTimersByTime(0);
    };
    visit();
    vi.setSystemTime(Date.now() + 3 * DAY_MS - 1);
    visit();
    expect(open).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    visit();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('leaves the popup closed when another tab showed it while this one waited', () => {
    const open = vi.fn();
    const { page, stores } = fakePage();
    const form = popup({ type: 'delay', delay: 5, displayFrequency: 'never' });
    whenDue(form, page, open);
    stores.localStorage.setItem('tandem:7:shown', String(Date.now()));
    vi.advanceTimersByTime(10_000);
    expect(open).not.toHaveBeenCalled();
  });

  it('opens all the same where the browser denies storage', () => {
    const open = vi.fn();
    whenDue(popup(), fakePage('/', { denied: true }).page, open);
    vi.runAllTimers();
    expect(open).toHaveBeenCalledOnce();
  });

  it('opens an embed where the shop put it, whatever the shopper saw', () => {
    const open = vi.fn();
    const { page } = fakePage();
    const form: RuntimeForm = { ...popup({ displayFrequency: 'never' }), type: 'embed' };
    whenDue(form, page, open);
    whenDue(form, page, open);
    expect(open).toHaveBeenCalledTimes(2);
  });
});
