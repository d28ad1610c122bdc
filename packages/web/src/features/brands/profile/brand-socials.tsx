import { IconMail } from '@tabler/icons-react';
import type { PublicBrand } from '@tandem/contract/brands';
import { formatListSize } from '@tandem/domain/brands/list-size';
import { safeLink } from '@tandem/domain/rich-text/safe-link';
import { Panel } from '../../../ui/panel.tsx';
import { SOCIAL_NETWORKS } from '../social-networks.ts';
import classes from './brand-panels.module.css';

/** Where the brand's audience is: its list and its accounts. */
export function BrandSocials({ brand }: { brand: PublicBrand }) {
  const accounts = SOCIAL_NETWORKS.flatMap((network) => {
    const account = brand.socials.find((social) => social.network === network.key);
    return account ? [{ ...network, ...account }] : [];
  });
  return (
    <Panel title="Reach">
      <ul className={classes.rows}>
        <li className={classes.row}>
          <IconMail size={20} aria-hidden />
          <span className={`${classes.words} ${classes.name}`}>Email list</span>
          <span className={classes.number}>
            {brand.dedicatedListSize === null
              ? 'Not told yet'
              : formatListSize(brand.dedicatedListSize)}
          </span>
        </li>
        {accounts.map(({ key, name, icon: Icon, handle, url, followers }) => (
          <li key={key}>
            <a href={safeLink(url)} target="_blank" rel="noopener" className={classes.row}>
              <Icon size={20} aria-hidden />
              <span className={classes.words}>
                <span className={classes.name}>{name}</span>
                <span className={classes.detail}> @{handle}</span>
              </span>
              <span className={classes.number}>{formatListSize(followers)}</span>
            </a>
          </li>
        ))}
      </ul>
      {accounts.length === 0 && <p className={classes.quiet}>No social accounts added yet.</p>}
    </Panel>
  );
}
