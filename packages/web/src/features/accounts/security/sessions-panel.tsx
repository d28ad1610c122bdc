import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import '@mantine/core/styles/Button.css';
import { confirmAction } from '../../../ui/confirm/confirm-action.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { SessionRow } from './session-row.tsx';
import classes from './sessions-panel.module.css';
import { sessionsQuery, useEndSession } from './sessions-query.ts';

export function SessionsPanel() {
  const query = useQuery(sessionsQuery());
  const end = useEndSession();
  const others = query.data?.filter((session) => !session.isCurrent).length ?? 0;

  async function endOthers() {
    const agreed = await confirmAction({
      title: 'Log out everywhere else?',
      body: 'Every other browser has to log in again. You stay logged in here.',
      confirmLabel: 'Log out everywhere else',
    });
    if (agreed) end.mutate('all-others');
  }

  return (
    <Panel title="Where you are logged in" note={query.data?.length}>
      <Loaded query={query} skeleton={<ListSkeleton rows={2} />}>
        {(sessions) => (
          <ul className={classes.list}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {others > 0 && (
        <div className={classes.footer}>
          <Button
            variant="default"
            loading={end.isPending && end.variables === 'all-others'}
            onClick={() => void endOthers()}
          >
            Log out everywhere else
          </Button>
        </div>
      )}
    </Panel>
  );
}
