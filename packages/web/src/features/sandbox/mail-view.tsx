import { SegmentedControl } from '@mantine/core';
import type { Answer } from '@tandem/contract/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { TableSkeleton } from '../../ui/skeletons/table-skeleton.tsx';
import { LinkedText } from './linked-text.tsx';
import { MailHtml } from './mail-html.tsx';
import classes from './mail-view.module.css';
import { mailQuery } from './mails-query.ts';

export function MailView({ id }: { id: number }) {
  const query = useQuery(mailQuery(id));
  return (
    <Loaded query={query} skeleton={<TableSkeleton rows={6} columns={1} />}>
      {(mail) => <Letter mail={mail} />}
    </Loaded>
  );
}

function Letter({ mail }: { mail: Answer<'GET /sandbox/mails/:id'> }) {
  const [version, setVersion] = useState<'html' | 'text'>('html');
  const showsHtml = mail.html !== null && version === 'html';
  return (
    <>
      <header className={classes.header}>
        <div className={classes.about}>
          <h2 className={classes.subject}>{mail.subject}</h2>
          <p className={classes.to}>
            To {mail.to} · <Moment at={mail.createdAt} />
          </p>
        </div>
        {mail.html !== null && (
          <SegmentedControl
            size="xs"
            aria-label="Version of the mail"
            value={version}
            onChange={(value) => setVersion(value === 'text' ? 'text' : 'html')}
            data={[
              { value: 'html', label: 'HTML' },
              { value: 'text', label: 'Text' },
            ]}
          />
        )}
      </header>
      {showsHtml && mail.html !== null ? (
        <MailHtml html={mail.html} />
      ) : (
        <pre className={classes.text}>
          <LinkedText text={mail.text} />
        </pre>
      )}
    </>
  );
}
