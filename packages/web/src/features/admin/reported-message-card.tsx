import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import { confirmAction } from '../../ui/confirm/confirm-action.ts';
import { Moment } from '../../ui/moment.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import classes from './reported-messages.module.css';
import {
  type ReportedMessage,
  type ReportOutcome,
  useResolveReport,
} from './reported-messages-query.ts';

export function ReportedMessageCard({ report }: { report: ReportedMessage }) {
  const resolve = useResolveReport();

  async function settle(outcome: ReportOutcome) {
    if (outcome === 'removed' && !(await confirmAction(takeDown(report)))) return;
    resolve.mutate({ id: report.id, outcome });
  }

  return (
    <article className={classes.report} aria-label={`Report by ${report.reportedBy}`}>
      <p className={classes.facts}>
        <span className={classes.reason}>{REASONS.get(report.reason) ?? report.reason}</span>
        <span>
          {report.reportedBy} about {report.writtenBy}
        </span>
        <Moment at={report.createdAt} />
      </p>
      <blockquote className={classes.content}>
        <RichText html={report.content} />
      </blockquote>
      {report.comment && <p className={classes.comment}>“{report.comment}”</p>}
      {report.outcome ? (
        <p className={classes.outcome}>{OUTCOMES[report.outcome]}</p>
      ) : (
        <div className={classes.actions}>
          <Button
            size="xs"
            variant="default"
            loading={resolve.isPending && resolve.variables.outcome === 'dismissed'}
            onClick={() => void settle('dismissed')}
          >
            Dismiss
          </Button>
          <Button
            size="xs"
            color="red"
            loading={resolve.isPending && resolve.variables.outcome === 'removed'}
            onClick={() => void settle('removed')}
          >
            Take down
          </Button>
        </div>
      )}
    </article>
  );
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['spam', 'Spam'],
  ['abuse', 'Abuse'],
  ['fraud', 'Fraud'],
  ['other', 'Something else'],
]);

const OUTCOMES: Record<ReportOutcome, string> = {
  removed: 'Taken down',
  dismissed: 'Dismissed',
};

function takeDown({ writtenBy, reportedBy }: ReportedMessage) {
  return {
    title: 'Take this message down?',
    body: `Neither ${writtenBy} nor ${reportedBy} can read it any more. This cannot be taken back.`,
    confirmLabel: 'Take down',
    isDestructive: true,
  };
}
