import { Button } from '@mantine/core';
import {
  IconBuildingStore,
  IconClock,
  IconFileText,
  IconRocket,
  IconUserPlus,
} from '@tabler/icons-react';
import type { CurrentBrand } from '@tandem/contract/brands';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useHasRole } from '../../lib/session/use-has-role.ts';
import { Panel } from '../../ui/panel.tsx';
import { type AttentionItem, attentionItems } from './attention-items.ts';
import classes from './attention-list.module.css';
import { homeTeamQuery } from './home-team-query.ts';

/** Nothing to do shows nothing: a panel that says so would only be in the way. */
export function AttentionList({ brand }: { brand: CurrentBrand }) {
  const { data: team } = useQuery(homeTeamQuery(brand.id));
  const isOwner = useHasRole('owner');
  const mayWork = useHasRole('member');
  const items = mayWork ? attentionItems({ brand, team, isOwner, now: new Date() }) : [];
  if (items.length === 0) return null;
  return (
    <Panel title="Needs your attention" note={items.length}>
      <ul className={classes.items}>
        {items.map((item) => (
          <Row key={item.key} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

const ICONS = {
  setup: IconRocket,
  trial: IconClock,
  profile: IconBuildingStore,
  team: IconUserPlus,
  legal: IconFileText,
};

function Row({ item }: { item: AttentionItem }) {
  const Icon = ICONS[item.key];
  return (
    <li className={classes.item}>
      <span className={classes.icon} data-urgent={item.isUrgent}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes.words}>
        <div className={classes.title}>{item.title}</div>
        <div className={classes.text}>{item.text}</div>
      </div>
      <Button
        component={Link}
        to={item.action.to}
        variant={item.isUrgent ? 'filled' : 'default'}
        className={classes.action}
      >
        {item.action.label}
      </Button>
    </li>
  );
}
