import { APP_BASE } from '../app-base.ts';

let isLeaving = false;

/**
 * Loads a place afresh because the tab works for somebody else from now on. Until the new page is
 * there this one goes on living, and whatever makes it fetch would ask about the old person's things
 * in the new one's name; so it asks nothing any more.
 */
export function leavePage(place: string, how: 'assign' | 'replace' = 'assign'): Promise<never> {
  isLeaving = true;
  // Brought back by the browser's Back button, it would wait forever.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location[how](`${APP_BASE}${place}`);
  return NEVER;
}

/** For calls: passes at once on a page that stays, and never on one that is being left. */
export function untilPageStays(): Promise<void> {
  return isLeaving ? NEVER : Promise.resolve();
}

let held: PromiseWithResolvers<void> | null = null;

/**
 * Calls in another's name wait while the server is told that it ends: on their way beside that, they
 * would be refused. The answer lets them go on, should nothing have changed.
 */
export function holdCalls(): () => void {
  const own = Promise.withResolvers<void>();
  held = own;
  return () => {
    if (held === own) held = null;
    own.resolve();
  };
}

export function untilNotHeld(): Promise<void> {
  return held?.promise ?? Promise.resolve();
}

const NEVER = new Promise<never>(() => {});
