import { Button } from '@mantine/core';
import type { ConversationMessage } from '@tandem/contract/conversations';
import { useId } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { type ActionOffer, actionOffers, mainAction } from './action-offers.ts';
import classes from './partnership-card.module.css';
import { useAnswerInvitation } from './use-answer-invitation.ts';

type CardActionsProps = {
  message: ConversationMessage;
  /** Nothing later was said about the same request. */
  isCurrent: boolean;
};

/** What can be done about a card. What no longer can be is still there, dimmed, and says why. */
export function CardActions({ message, isCurrent }: CardActionsProps) {
  const { id: ownBrandId } = useCurrentBrand();
  const offers = actionOffers(message, ownBrandId, useHasRole('member'));
  const answer = useAnswerInvitation(message);
  const whyId = useId();
  if (offers.length === 0) return null;
  const reasons = new Set(offers.flatMap(({ refusal }) => refusal ?? []));
  const main = mainAction(offers);

  function button({ action, label, to, refusal }: ActionOffer) {
    const shared = {
      size: 'xs',
      variant: action === main && isCurrent ? 'filled' : 'default',
      ...(refusal ? { disabled: true, 'aria-describedby': whyId } : {}),
    } as const;
    if (to !== null && !refusal) {
      return (
        <Button key={action} component={Link} to={to} {...shared}>
          {label}
        </Button>
      );
    }
    return (
      <Button
        key={action}
        {...shared}
        loading={answer.pending === action}
        onClick={() => answer.give(action === 'decline' ? 'decline' : 'interested')}
      >
        {label}
      </Button>
    );
  }

  return (
    <>
      <div className={classes.actions}>{offers.map(button)}</div>
      {reasons.size > 0 && (
        <p className={classes.why} id={whyId}>
          {[...reasons].join(' ')}
        </p>
      )}
    </>
  );
}
