import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { normalizeBrandHost } from '@tandem/domain/brands/brand-identity';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { APP_BASE } from '../../lib/app-base.ts';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { useProfile } from '../../lib/session/profile-query.ts';
import { LogoAvatar } from '../../ui/logo-avatar.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './switch-brand-page.module.css';

const ROLES = { owner: 'Owner', member: 'Member', viewer: 'Viewer' } as const;

export function SwitchBrandPage() {
  const profile = useProfile();
  const current = useCurrentBrand();
  return (
    <Page
      title="Manage brands"
      description="Choose the brand you want to work as. Each browser tab can work as another one."
      width="reading"
      actions={
        <Button
          component="a"
          href={`${APP_BASE}/add-brand`}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          Create new brand
        </Button>
      }
    >
      <ul className={classes.list}>
        {profile.mostRecentBrands.map(({ brand }) => (
          <li key={brand.id} className={classes.brand}>
            <LogoAvatar name={brand.accountname} src={brand.logo} />
            <div className={classes.about}>
              <div className={classes.name}>{brand.accountname}</div>
              <div className={classes.detail}>
                {[ROLES[brand.role], brand.website && normalizeBrandHost(brand.website)]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            {brand.id === current.id ? (
              <span className={classes.current}>Current</span>
            ) : (
              <Button
                component={Link}
                to={`/?brandId=${brand.id}`}
                variant="default"
                aria-label={`Switch to ${brand.accountname}`}
              >
                Switch
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Page>
  );
}
