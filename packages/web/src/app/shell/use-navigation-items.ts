import { useIsLocked } from '../../lib/session/brand-claims-query.ts';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { useProfile } from '../../lib/session/profile-query.ts';
import { isSandboxKnown } from '../../lib/session/sandbox-known.ts';
import { type Navigation, navigation } from './navigation.ts';

export function useNavigationItems(): Navigation {
  const profile = useProfile();
  const brand = useCurrentBrand();
  const isLocked = useIsLocked();
  return navigation({ profile, brand, hasSandbox: isSandboxKnown(), isLocked });
}
