import { Button } from '@mantine/core';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { BuilderFrame } from '../../../ui/builder/builder-frame.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PhoneMockUp } from '../../../ui/phone-mock-up.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { GuideSection } from '../guide-section.tsx';
import classes from './page-sections.module.css';

const FIRST = {
  headline: 'Ten percent off your first trail',
  text: 'Sign up for texts and get a code at once.',
};

export function BuilderSection({ title }: { title: string }) {
  const [draft, setDraft] = useState(FIRST);
  const [isSaved, setSaved] = useState(true);
  const edit = (change: Partial<typeof FIRST>) => {
    setDraft({ ...draft, ...change });
    setSaved(false);
  };
  return (
    <GuideSection
      title={title}
      use="For whatever is made on a screen of its own. Edit and Preview are tabs on a phone; the next step stays in reach."
    >
      <div className={classes.builder}>
        <BuilderFrame
          order={3}
          exit={{ label: 'Leave the builder', to: '/styleguide/page' }}
          name="Spring popup"
          saved={isSaved ? 'saved' : 'unsaved'}
          action={
            <Button
              onClick={() => {
                setSaved(true);
                showToast('Published', { type: 'success' });
              }}
            >
              Publish
            </Button>
          }
          panel={
            <div className={classes.fields}>
              <TextField
                label="Headline"
                value={draft.headline}
                onChange={(headline) => edit({ headline })}
              />
              <TextAreaField label="Text" value={draft.text} onChange={(text) => edit({ text })} />
            </div>
          }
          preview={
            <PhoneMockUp label="Popup on a phone" heading="northwind.example">
              <div className={classes.form}>
                <p className={classes.headline}>{draft.headline}</p>
                <p className={classes.text}>{draft.text}</p>
              </div>
            </PhoneMockUp>
          }
        />
      </div>
    </GuideSection>
  );
}
