import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { DropdownDivider, DropdownItem, DropdownLabel } from '../../ui/dropdown/dropdown-item.tsx';
import { DropdownMenu } from '../../ui/dropdown/dropdown-menu.tsx';
import { LogoAvatar } from '../../ui/logo-avatar.tsx';
import { useLayoutBand } from '../../ui/use-layout-band.ts';
import classes from './account-menu.module.css';
import { NavMenuItem } from './nav-menu-item.tsx';
import type { Navigation } from './navigation.ts';

/** The menu under the brand's logo. */
export function AccountMenu({ items }: { items: Navigation }) {
  const brand = useCurrentBrand();
  // The specification keeps these two off a tablet's bar, not away from its people.
  const shelf = useLayoutBand() === 'tablet' ? items.shelf : [];
  return (
    <DropdownMenu
      label={`Account menu of ${brand.accountname}`}
      triggerClassName={classes.trigger}
      trigger={
        <>
          <LogoAvatar name={brand.accountname} src={brand.logo} size="sm" />
          <IconChevronDown className={classes.more} size={14} aria-hidden />
        </>
      }
    >
      {[...items.brand, ...shelf].map((item) => (
        <NavMenuItem key={item.label} item={item} />
      ))}
      <DropdownDivider />
      <DropdownLabel>Your brands</DropdownLabel>
      {items.managedBrands.map((managed) => (
        <DropdownItem
          key={managed.id}
          to={managed.to}
          newTab={!managed.isCurrent}
          icon={<LogoAvatar name={managed.accountname} src={managed.logo} size="sm" />}
          mark={managed.isCurrent && <IconCheck size={16} aria-label="Current brand" />}
        >
          {managed.accountname}
        </DropdownItem>
      ))}
      <NavMenuItem item={items.moreBrands} />
      <DropdownDivider />
      {items.person.map((item) => (
        <NavMenuItem key={item.label} item={item} />
      ))}
    </DropdownMenu>
  );
}
