import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { GuideSection } from '../guide-section.tsx';
import classes from './sections.module.css';

export function ToasterSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="For news that need no answer: 2 seconds, warnings 5, work under way 10 or until done."
    >
      <div className={classes.row}>
        <Button variant="default" onClick={() => showToast('Draft kept on this device')}>
          Default
        </Button>
        <Button
          variant="default"
          onClick={() => showToast('Signup form saved', { type: 'success' })}
        >
          Success
        </Button>
        <Button
          variant="default"
          onClick={() => showToast('There was an error sending your request.', { type: 'warning' })}
        >
          Warning
        </Button>
        <Button
          variant="default"
          onClick={() => showToast('Saving Changes...', { isProcessing: true })}
        >
          Processing
        </Button>
      </div>
    </GuideSection>
  );
}
