import { Anchor, Button } from '@mantine/core';
import { IconCheck, IconMail, IconRotate } from '@tabler/icons-react';
import type { SupportTicket } from '@tandem/contract/support';
import { Link } from 'react-router';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import { usePageTitle } from '../../../lib/frame/page-title.ts';
import { Moment } from '../../../ui/moment.tsx';
import { replyLink } from './reply-link.ts';
import classes from './ticket-view.module.css';

type TicketViewProps = {
  ticket: SupportTicket;
  desk: 'embedded' | 'zendesk';
  isSettling: boolean;
  onSettle: () => void;
};

export function TicketView({ ticket, desk, isSettling, onSettle }: TicketViewProps) {
  const { name, email, subject, message, brand, createdAt, closedAt, closedBy } = ticket;
  usePageTitle(subject);
  return (
    <article className={classes.ticket} aria-label={subject}>
      <header className={classes.header}>
        <h2 className={classes.subject}>{subject}</h2>
        <p className={classes.from}>
          {name} · {email}
          {brand && (
            <>
              {' · '}
              <Anchor
                component={Link}
                to={`/explore/brands/${brand.id}`}
                size="xs"
                underline="always"
              >
                {brand.name}
              </Anchor>
            </>
          )}
          {' · '}
          <Moment at={createdAt} />
        </p>
        {closedAt && (
          <p className={classes.closed}>
            <IconCheck size={16} aria-hidden />
            Closed{closedBy && ` by ${closedBy}`}, <Moment at={closedAt} />
          </p>
        )}
        {desk === 'zendesk' && <AtZendesk ticket={ticket} />}
      </header>
      <p className={classes.message}>{message}</p>
      <footer className={classes.actions}>
        <Button
          variant={closedAt ? 'default' : 'light'}
          leftSection={
            closedAt ? <IconRotate size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />
          }
          loading={isSettling}
          onClick={onSettle}
        >
          {closedAt ? 'Reopen' : 'Close ticket'}
        </Button>
        <Button
          component="a"
          href={replyLink(ticket)}
          leftSection={<IconMail size={16} aria-hidden />}
        >
          Answer by mail
        </Button>
      </footer>
    </article>
  );
}

function AtZendesk({ ticket: { deskReference, deskUrl } }: { ticket: SupportTicket }) {
  return (
    <p className={classes.from}>
      {deskReference && deskUrl ? (
        <Anchor href={deskUrl} target="_blank" rel="noopener" size="xs">
          Number {deskReference} at Zendesk
        </Anchor>
      ) : (
        'Not at Zendesk yet'
      )}
    </p>
  );
}
