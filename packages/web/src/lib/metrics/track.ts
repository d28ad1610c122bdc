import {
  metricsEvent,
  pageViewEvent,
  type TrackedAction,
} from '@tandem/domain/metrics/metrics-event';
import { impersonatedUserId } from '../session/impersonation.ts';
import { metricsSession } from '../session/metrics-session.ts';
import { deliverEvents } from './deliver-events.ts';
import { createRecorder, type Recorder } from './recorder.ts';

let recorder: Recorder | undefined;

/** Records that somebody did something that matters: `track('favorite')`, once it has succeeded. */
export function track(action: TrackedAction): void {
  const now = new Date();
  if (mayRecord())
    recorder?.record(metricsEvent(action, location.pathname, metricsSession(now), now));
}

export function trackPageView(): void {
  const now = new Date();
  if (mayRecord())
    recorder?.record(pageViewEvent(location.pathname, APP, metricsSession(now), now));
}

/** Until this is called nothing is recorded. */
export function startTracking(isBrandLoading: () => boolean): void {
  const started = createRecorder({ deliver: deliverEvents, isBrandLoading });
  recorder = started;
  // Neither alone is enough: a phone may end a hidden page without another word, and a desktop's page
  // may go without having been hidden.
  window.addEventListener('pagehide', started.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') started.flush();
  });
}

/** Not for those who ask not to be followed, nor when an admin looks around as somebody else. */
function mayRecord(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals;
  return !globalPrivacyControl && doNotTrack !== '1' && impersonatedUserId() === null;
}

type PrivacySignals = { globalPrivacyControl?: boolean; doNotTrack?: string | null };

const APP = 'tandem-web';
