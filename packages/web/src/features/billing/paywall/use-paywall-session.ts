import type { PaywallSession } from '@tandem/domain/billing/billing-state';
import { useState } from 'react';
import { impersonatedUserId } from '../../../lib/session/impersonation.ts';
import {
  readSessionFlag,
  type SessionFlag,
  setSessionFlag,
} from '../../../lib/session/session-flags.ts';

/** What this tab has shown or set aside, and how to set one more aside. */
export function usePaywallSession(): [PaywallSession, (flag: SessionFlag) => void] {
  const [, setCount] = useState(0);
  // Read afresh each time: other parts of the app set flags too, impersonation for one.
  const session = {
    isImpersonating: impersonatedUserId() !== null,
    softPaywallDismissed: readSessionFlag('softPaywallDismissed') !== null,
    preferredTermsDismissed: readSessionFlag('preferredTermsDismissed') !== null,
    extendedTrialShown: readSessionFlag('extendedTrialShown') !== null,
  };
  function remember(flag: SessionFlag) {
    setSessionFlag(flag);
    setCount((count) => count + 1);
  }
  return [session, remember];
}
