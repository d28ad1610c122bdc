import type { SmsBank } from '@tandem/contract/billing';
import { availableCredits, hasCredits } from '@tandem/domain/billing/sms-credit-plans';
import { Link } from 'react-router';
import { Banner } from '../../../ui/banner.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './balance-panel.module.css';

export function BalancePanel({ bank }: { bank: SmsBank }) {
  const { credits } = bank;
  return (
    <Panel title="Balance">
      <div className={classes.body}>
        <p className={classes.total}>
          <strong>{numbers.format(availableCredits(credits))}</strong> credits
        </p>
        <dl className={classes.parts}>
          <dt>Bought</dt>
          <dd>{numbers.format(credits.count)}</dd>
          <dt>Free</dt>
          <dd>{numbers.format(credits.freeCount)}</dd>
        </dl>
        <p className={classes.history}>
          <Link to="/manage-sms-marketing/ledger">Credit history</Link>
        </p>
        {!hasCredits(credits) && (
          <Banner status="alert" title="You don't have enough credits">
            Your balance is too low to send. Select an SMS Marketing plan to continue!
          </Banner>
        )}
      </div>
    </Panel>
  );
}

const numbers = new Intl.NumberFormat('en-US');
