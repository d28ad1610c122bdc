import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { GuideSection } from '../guide-section.tsx';

export function EmptyStateSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="For places with nothing in them yet: what for, and the first step."
    >
      <EmptyState
        drawing="letter"
        order={3}
        title="No messages yet. Reach out to someone!"
        action={<Button onClick={() => showToast('Only a sample')}>Find brands</Button>}
      >
        Conversations with other brands gather here, newest first.
      </EmptyState>
    </GuideSection>
  );
}
