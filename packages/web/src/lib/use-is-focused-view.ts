import { useSearchParams } from 'react-router';

/** Whether the address asks for the focused rendering of its page, `v=d` (decision 0041). */
export function useIsFocusedView(): boolean {
  return useSearchParams()[0].get('v') === 'd';
}
