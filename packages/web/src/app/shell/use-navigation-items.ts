import { useIsLocked } from '../../lib/session/brand-claims-query.ts';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { useProfile } from '../../lib/session/profile-query.ts';
import { isSandboxKnown } from '../../lib/session/sandbox-known.ts';
import { useHasRole } from '../../lib/session/use-has-role.ts';
import { usePlaces } from '../../lib/slots/use-slot.ts';
import { type Navigation, navigation } from './navigation.ts';

export function useNavigationItems(): Navigation {
  const profile = useProfile();
  const brand = useCurrentBrand();
  const isLocked = useIsLocked();
  const sms = usePlaces('sms.place');
  const mayWork = useHasRole('member');
  return navigation({ profile, brand, sms, hasSandbox: isSandboxKnown(), mayWork, isLocked });
}
