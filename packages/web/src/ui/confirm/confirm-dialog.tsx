import { Button, Text } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Text.css';
import { Dialog } from '../dialog.tsx';
import { DialogFooter } from '../dialog-footer.tsx';
import type { ConfirmQuestion } from './confirm-action.ts';

type ConfirmDialogProps = {
  question: ConfirmQuestion;
  opened: boolean;
  onAnswer: (agreed: boolean) => void;
};

export function ConfirmDialog({ question, opened, onAnswer }: ConfirmDialogProps) {
  return (
    <Dialog title={question.title} opened={opened} onClose={() => onAnswer(false)} size="sm">
      {question.body && (
        <Text c="dimmed" component="div">
          {question.body}
        </Text>
      )}
      <DialogFooter>
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
          {question.cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          {...(question.isDestructive ? { color: 'red' } : {})}
          onClick={() => onAnswer(true)}
        >
          {question.confirmLabel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
