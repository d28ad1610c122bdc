import { Button } from '@mantine/core';
import type { CurrentBrand } from '@tandem/contract/brands';
import type { HomeNeed } from '@tandem/contract/home';
import { Link } from 'react-router';
import { ownPlace } from '../../lib/own-place.ts';
import '@mantine/core/styles/Button.css';
import { useHasRole } from '../../lib/session/use-has-role.ts';
import type { AttentionItem } from '../../lib/slots/slots.ts';
import { useSlot } from '../../lib/slots/use-slot.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './attention-list.module.css';
import { useSubjectIcon } from './use-subject-icon.ts';

/** Nothing to do shows nothing: a panel that says so would only be in the way. */
export function AttentionList({ brand, needs }: { brand: CurrentBrand; needs: HomeNeed[] }) {
  const isOwner = useHasRole('owner');
  const mayWork = useHasRole('member');
  const situation = { brand, isOwner, now: new Date() };
  // biome-ignore lint/correctness/useHookAtTopLevel: a slot gives the same hooks in the same order.
  const known = useSlot('home.attention').flatMap((useItems) => useItems(situation));
  const iconOf = useSubjectIcon();
  const items = [...needs.map((need) => ({ ...need, icon: iconOf(need.subject) })), ...known];
  if (!mayWork || items.length === 0) return null;
  return (
    <Panel title="Needs your attention" note={items.length}>
      <ul className={classes.items}>
        {urgentFirst(items).map((item) => (
          <Row key={item.key} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

function urgentFirst(items: AttentionItem[]): AttentionItem[] {
  return items.toSorted((a, b) => Number(b.isUrgent ?? false) - Number(a.isUrgent ?? false));
}

function Row({ item }: { item: AttentionItem }) {
  return (
    <li className={classes.item}>
      <span className={classes.icon} data-urgent={item.isUrgent}>
        <item.icon size={20} aria-hidden />
      </span>
      <div className={classes.words}>
        <div className={classes.title}>{item.title}</div>
        <div className={classes.text}>{item.text}</div>
      </div>
      <Button
        component={Link}
        to={ownPlace(item.action.to)}
        variant={item.isUrgent ? 'filled' : 'default'}
        className={classes.action}
      >
        {item.action.label}
      </Button>
    </li>
  );
}
