import { expect, it } from 'vitest';
import { metricsEvent, pageViewEvent } from './metrics-event.ts';

const now = new Date(1000);
const session = { id: 's-1', lastActiveAt: new Date(0) };

it('records action, address, time and session', () => {
  expect(metricsEvent('favorite', '/app/search', session, now)).toEqual({
    action: 'favorite',
    url: '/app/search',
    createdAt: now,
    sessionId: 's-1',
  });
});

it('records a page view with its app', () => {
  expect(pageViewEvent('/app/search', 'web', session, now)).toEqual({
    action: 'page_view',
    url: '/app/search',
    createdAt: now,
    sessionId: 's-1',
    meta: { app: 'web' },
  });
});
