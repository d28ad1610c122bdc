import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings whoever came for one field (#instagram) to it, with the focus in it: on a long page they
 * would have to look for it. In the middle of the window, where no bar covers it.
 */
export function useFieldOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1));
    if (!part) return;
    part.scrollIntoView({ block: 'center' });
    const control = part.querySelector<HTMLElement>('input:not([type="file"]), textarea, button');
    control?.focus({ preventScroll: true });
  }, [hash]);
}
