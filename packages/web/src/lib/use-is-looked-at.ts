import { useSyncExternalStore } from 'react';

/** Whether somebody has this window in front of them: visible, and the one they work in. */
export function useIsLookedAt(): boolean {
  return useSyncExternalStore(subscribe, isLookedAt);
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('focus', onChange);
  window.addEventListener('blur', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener('focus', onChange);
    window.removeEventListener('blur', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
