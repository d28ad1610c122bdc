import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { Banner } from '../../ui/banner.tsx';
import { useIsPayer } from './use-is-payer.ts';

/** Tells those who may only look why there is nothing to press. */
export function OwnerOnlyNote({ what }: { what: string }) {
  const { accountname } = useCurrentBrand();
  if (useIsPayer()) return null;
  return (
    <Banner status="informational" title={`Only an owner of ${accountname} can ${what}.`}>
      You can look at everything here. Ask an owner when something should change.
    </Banner>
  );
}
