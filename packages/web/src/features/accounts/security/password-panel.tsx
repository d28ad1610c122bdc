import { Button } from '@mantine/core';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import classes from './settings-panel.module.css';

/** Closed until somebody wants it: a password form on the page invites browsers to fill it in. */
export function PasswordPanel({ changedAt }: { changedAt: string | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Password">
      {isOpen ? (
        <ChangePasswordForm onClose={() => setOpen(false)} />
      ) : (
        <div className={classes.row}>
          <div className={classes.words}>
            <p className={classes.lead}>
              {changedAt ? (
                <>
                  Last changed <Moment at={changedAt} />
                </>
              ) : (
                'Never changed'
              )}
            </p>
            <p className={classes.text}>A new one logs you out everywhere else.</p>
          </div>
          <Button variant="default" onClick={() => setOpen(true)}>
            Change password
          </Button>
        </div>
      )}
    </Panel>
  );
}
