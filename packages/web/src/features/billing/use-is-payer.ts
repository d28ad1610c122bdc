import { useHasRole } from '../../lib/session/use-has-role.ts';

/** Only owners change plans, cards and credits; everybody else may look. The server decides again. */
export function useIsPayer(): boolean {
  return useHasRole('owner');
}
