// Whether a shopper sees a popup again (signup-forms §4). `every-session` shows it once in each
// session, `delay` again when that many days have passed, and `never` not again after the first
// time (decision 0026). Who has signed up is not asked again. Runs in the shopper's browser, so it
// stays tiny.
import type { FormTrigger } from './form-trigger.ts';

export function shouldShowForm(
  trigger: Pick<FormTrigger, 'displayFrequency' | 'displayFrequencyDelay'>,
  shopper: { lastShownAt: Date | null; wasShownThisSession: boolean; hasSignedUp: boolean },
  now: Date,
): boolean {
  if (shopper.hasSignedUp) return false;
  if (!shopper.lastShownAt) return true;
  if (trigger.displayFrequency === 'never') return false;
  if (trigger.displayFrequency === 'every-session') return !shopper.wasShownThisSession;
  const daysSince = (now.getTime() - shopper.lastShownAt.getTime()) / 86_400_000;
  return daysSince >= (trigger.displayFrequencyDelay ?? 0);
}
