import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import { confirmAction } from '../../../ui/confirm/confirm-action.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { GuideSection } from '../guide-section.tsx';
import classes from './sections.module.css';

export function ConfirmSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="For steps that reach customers or cannot be undone. Name the deed."
    >
      <div className={classes.row}>
        <Button
          variant="default"
          onClick={() =>
            ask({
              title: 'Are you sure you want to update your message?',
              body: 'Your latest changes go live immediately.',
              confirmLabel: 'Update',
            })
          }
        >
          Update a live message
        </Button>
        <Button
          variant="default"
          onClick={() =>
            ask({
              title: 'Close without saving?',
              body: 'What you changed since the last save is lost.',
              confirmLabel: 'Discard',
              isDestructive: true,
            })
          }
        >
          Discard changes
        </Button>
      </div>
    </GuideSection>
  );
}

async function ask(question: Parameters<typeof confirmAction>[0]): Promise<void> {
  const agreed = await confirmAction(question);
  showToast(agreed ? `You chose ${question.confirmLabel}` : 'Nothing happened');
}
