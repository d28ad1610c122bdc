import { Button } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import type { Session } from '@tandem/contract/security';
import '@mantine/core/styles/Button.css';
import { Moment } from '../../../ui/moment.tsx';
import classes from './sessions-panel.module.css';

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void };

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const Icon = /iOS|iPhone|iPad|Android/.test(session.device) ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li className={classes.session}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className={classes.about}>
        <div className={classes.device}>{session.device}</div>
        <div className={classes.detail}>
          {session.isCurrent ? (
            <span className={classes.current}>This browser</span>
          ) : (
            <>
              Last used <Moment at={session.lastSeenAt} />
            </>
          )}{' '}
          · logged in <Moment at={session.createdAt} />
        </div>
      </div>
      {!session.isCurrent && (
        <Button
          variant="subtle"
          color="red"
          loading={isEnding}
          onClick={onEnd}
          aria-label={`Log out ${session.device}`}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
