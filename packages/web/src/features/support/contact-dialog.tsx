import { Anchor, Button, Stack } from '@mantine/core';
import { FIELD_SIZES } from '@tandem/domain/input/layout-sizes';
import {
  type ContactRequest,
  validateContactRequest,
} from '@tandem/domain/support/support-requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { fieldRefusal } from '../../lib/api/field-refusal.ts';
import { profileQuery } from '../../lib/session/profile-query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './contact-dialog.module.css';
import { ruledBy } from './ruled-by.ts';
import { SentDialog, useSentDialog } from './sent-dialog.tsx';
import { useSendContact } from './use-send-contact.ts';

type ContactDialogProps = { address: string; opened: boolean; onClose: () => void };

/** Writes to support. What was typed stays until it was sent. */
export function ContactDialog({ address, opened, onClose }: ContactDialogProps) {
  // Only what is already known: somebody who is not signed in can write to us as well.
  const { data: profile } = useQuery({ ...profileQuery(), enabled: false });
  const [typed, setTyped] = useState<Partial<ContactRequest>>({});
  const sent = useSentDialog();
  const { send, isPending, isError, error, variables } = useSendContact(() => {
    setTyped({});
    onClose();
    sent.showSoon();
  });
  const request: ContactRequest = {
    name: profile?.fullName ?? '',
    email: profile?.email ?? '',
    subject: '',
    message: '',
    ...typed,
  };

  function field(name: keyof ContactRequest) {
    const refusal = fieldRefusal({ error: error?.cause, variables }, name, request[name].trim());
    return {
      value: request[name],
      onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
      validators: [ruledBy((value) => validateContactRequest({ ...request, [name]: value })[name])],
      ...(refusal ? { error: refusal } : {}),
    };
  }

  return (
    <>
      <Dialog title="Contact us" opened={opened} onClose={onClose} size="lg">
        <Form aria-label="Contact us" onSubmit={() => send(trimmed(request))}>
          <Stack gap="md">
            <p className={classes.lead}>Tell us what you need. We answer by mail.</p>
            {isError && (
              <Banner status="informational" title="Your message is still here">
                Try again in a moment, or write to{' '}
                <Anchor href={`mailto:${address}`} underline="always">
                  {address}
                </Anchor>
                .
              </Banner>
            )}
            <div className={classes.pair}>
              <TextField label="Name" autoComplete="name" isFirstInDialog {...field('name')} />
              <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
            </div>
            <TextField label="Subject" {...field('subject')} />
            <TextAreaField
              label="Message"
              rows={FIELD_SIZES.supportTextareaRows}
              {...field('message')}
            />
            <DialogFooter>
              <Button type="submit" loading={isPending}>
                Send message
              </Button>
            </DialogFooter>
          </Stack>
        </Form>
      </Dialog>
      <SentDialog {...sent} />
    </>
  );
}

function trimmed({ name, email, subject, message }: ContactRequest): ContactRequest {
  return {
    name: name.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
  };
}
