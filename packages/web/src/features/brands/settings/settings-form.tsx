import type { ReactNode } from 'react';
import { formRefusal } from '../../../lib/api/field-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useUnsavedChanges } from '../../../ui/navigation-guard/use-navigation-hold.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import classes from './settings-form.module.css';

type SettingsFormProps = {
  title: string;
  isReadOnly: boolean;
  isChanged: boolean;
  save: { isPending: boolean; error: unknown };
  onSubmit: () => void;
  onDiscard: () => void;
  children: ReactNode;
};

/** A panel of settings: its fields, what went wrong as a whole, and the way to save or let go. */
export function SettingsForm(props: SettingsFormProps) {
  const { title, isReadOnly, isChanged, save, onSubmit, onDiscard, children } = props;
  useUnsavedChanges(isChanged);
  const refusal = formRefusal(save.error);
  return (
    <Panel title={title} note={isChanged ? 'Not saved yet' : undefined}>
      <Form className={classes.form} aria-label={title} onSubmit={onSubmit}>
        {refusal && <Banner status="error" title={refusal} />}
        {children}
        {!isReadOnly && (
          <SaveBar isChanged={isChanged} isSaving={save.isPending} onDiscard={onDiscard} />
        )}
      </Form>
    </Panel>
  );
}
