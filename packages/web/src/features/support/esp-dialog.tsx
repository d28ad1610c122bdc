import { Button, Stack } from '@mantine/core';
import {
  ESP_DIALOG,
  type EspRequest,
  espNotice,
  validateEspRequest,
} from '@tandem/domain/support/support-requests';
import { useRef, useState } from 'react';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import classes from './contact-dialog.module.css';
import { ruledBy } from './ruled-by.ts';
import { espSender } from './send-esp-request.ts';

const NOTHING: EspRequest = { preferredStore: '', comment: '' };

/** Tells us which mail service a brand misses. Cancel forgets the text, a stray click does not. */
export function EspDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [request, setRequest] = useState(NOTHING);
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const [sendToBoth] = useState(espSender);

  function leave() {
    setRequest(NOTHING);
    onClose();
  }

  async function send() {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    const calls = await sendToBoth(request);
    underWay.current = false;
    setSending(false);
    const { type, text } = espNotice(calls);
    showToast(text, { type });
    if (type === 'success') leave();
  }

  function field(name: keyof EspRequest) {
    return {
      value: request[name],
      onChange: (value: string) => setRequest((before) => ({ ...before, [name]: value })),
      validators: [ruledBy((value) => validateEspRequest({ ...request, [name]: value })[name])],
    };
  }

  return (
    <Dialog title={ESP_DIALOG.title} opened={opened} onClose={onClose}>
      <Form aria-label={ESP_DIALOG.title} onSubmit={() => void send()}>
        <Stack gap="md">
          <p className={classes.lead}>
            Tell us where you send your mails from, and we will see what we can do.
          </p>
          <TextField
            label={ESP_DIALOG.storeLabel}
            placeholder="Preferred ESP"
            isFirstInDialog
            {...field('preferredStore')}
          />
          <TextAreaField
            label={ESP_DIALOG.commentLabel}
            rows={ESP_DIALOG.commentRows}
            {...field('comment')}
          />
          <DialogFooter>
            <Button variant="default" onClick={leave}>
              {ESP_DIALOG.cancel}
            </Button>
            <Button type="submit" loading={isSending}>
              {ESP_DIALOG.send}
            </Button>
          </DialogFooter>
        </Stack>
      </Form>
    </Dialog>
  );
}
