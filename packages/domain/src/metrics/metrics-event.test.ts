import { describe, expect, it } from 'vitest';
import { eventMoment, metricsEvent, pageViewEvent } from './metrics-event.ts';

describe('metrics event', () => {
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
});

describe('event moment', () => {
  const now = new Date('2026-03-02T15:00:00Z');

  it.each([
    ['now', '2026-03-02T15:00:00Z', '2026-03-02T15:00:00Z'],
    ['a moment ago', '2026-03-02T14:59:58Z', '2026-03-02T14:59:58Z'],
    ['24 hours ago', '2026-03-01T15:00:00Z', '2026-03-01T15:00:00Z'],
    ['longer ago', '2026-03-01T14:59:59.999Z', '2026-03-01T15:00:00Z'],
    ['in the last century', '1970-01-01T00:00:00Z', '2026-03-01T15:00:00Z'],
    ['ahead', '2026-03-02T15:00:00.001Z', '2026-03-02T15:00:00Z'],
    ['far ahead', '9999-12-31T23:59:59Z', '2026-03-02T15:00:00Z'],
  ])('takes %s for what it can be', (_, createdAt, moment) => {
    expect(eventMoment(new Date(createdAt), now)).toEqual(new Date(moment));
  });
});
