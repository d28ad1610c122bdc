import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import { openContact } from './contact-store.ts';

/** A price that is not listed is agreed in a conversation. */
export function TalkToUs() {
  return (
    <Button variant="default" onClick={openContact}>
      Talk to us
    </Button>
  );
}
