import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Page } from '../../../ui/page.tsx';
import { LegalPanel } from './legal-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SocialPanel } from './social-panel.tsx';
import { useFieldOfAddress } from './use-field-of-address.ts';

/** Everything a brand says about itself, each part saved on its own. */
export function AccountSettingsPage() {
  const brand = useCurrentBrand();
  const isReadOnly = !useHasRole('member');
  useFieldOfAddress();
  return (
    <Page
      title="Account settings"
      description={`What partners see of ${brand.accountname}.`}
      width="reading"
      actions={
        <Button
          component={Link}
          to={`/explore/brands/${brand.id}`}
          variant="default"
          rightSection={<IconExternalLink size={16} aria-hidden />}
        >
          View profile
        </Button>
      }
    >
      {isReadOnly && (
        <Banner status="informational" title="You can look, but not change anything">
          Your role in this brand is viewer. Ask an owner if you need to make changes.
        </Banner>
      )}
      <ProfilePanel brand={brand} isReadOnly={isReadOnly} />
      <PicturesPanel brand={brand} isReadOnly={isReadOnly} />
      <SocialPanel brand={brand} isReadOnly={isReadOnly} />
      <div id="legal">
        <LegalPanel brand={brand} isReadOnly={isReadOnly} />
      </div>
    </Page>
  );
}
