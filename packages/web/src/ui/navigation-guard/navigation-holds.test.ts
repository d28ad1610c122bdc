import { afterEach, expect, it } from 'vitest';
import { addNavigationHold, hasUnsaved, holdOn, type NavigationHold } from './navigation-holds.ts';

const releases: (() => void)[] = [];
function hold(next: NavigationHold): void {
  releases.push(addNavigationHold(next));
}
afterEach(() => {
  for (const release of releases.splice(0)) release();
});

it('lets people go when nothing holds them', () => {
  expect(holdOn('/a', '/b')).toBeNull();
});

it('asks before unsaved changes are left, but not for another view of the same page', () => {
  hold({ kind: 'unsaved' });
  expect(holdOn('/a', '/b')).toBe('unsaved');
  expect(holdOn('/a', '/a')).toBeNull();
  expect(hasUnsaved()).toBe(true);
});

it('keeps people on every address but the allowed ones', () => {
  hold({ kind: 'fixed', allowed: ['/logout'] });
  expect(holdOn('/a', '/b')).toBe('fixed');
  expect(holdOn('/a', '/a')).toBe('fixed');
  expect(holdOn('/a', '/logout')).toBeNull();
});

it('lets the stricter of two holds win', () => {
  hold({ kind: 'unsaved' });
  hold({ kind: 'fixed', allowed: [] });
  expect(holdOn('/a', '/b')).toBe('fixed');
});

it('forgets a hold that was released', () => {
  addNavigationHold({ kind: 'unsaved' })();
  expect(holdOn('/a', '/b')).toBeNull();
  expect(hasUnsaved()).toBe(false);
});
