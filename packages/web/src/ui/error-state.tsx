import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import '@mantine/core/styles/Button.css';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  title?: string;
  /** What happened, in words for people: usually the message of the error. */
  error: Error | null;
  /** Leave out where trying again cannot help. */
  onRetry?: () => void;
  isRetrying?: boolean;
};

export function ErrorState({
  title = 'This could not be loaded',
  error,
  onRetry,
  isRetrying = false,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        drawing="repair"
        title={title}
        action={
          onRetry && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
              onClick={onRetry}
              loading={isRetrying}
            >
              Try again
            </Button>
          )
        }
      >
        {error?.message}
      </EmptyState>
    </div>
  );
}
