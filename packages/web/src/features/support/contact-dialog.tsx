import { Button, Stack } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { FIELD_SIZES } from '@tandem/domain/input/field-sizes';
import {
  type ContactRequest,
  validateContactRequest,
} from '@tandem/domain/support/validate-contact-request';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { profileQuery } from '../../lib/session/profile-query.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './contact-dialog.module.css';
import { contactMailLink } from './contact-mail-link.ts';

type ContactDialogProps = { address: string; opened: boolean; onClose: () => void };

/** Asks what support needs to know, and hands it to the reader's own mail program. */
export function ContactDialog({ address, opened, onClose }: ContactDialogProps) {
  // Only what is already known: somebody who is not signed in can write to us as well.
  const { data: profile } = useQuery({ ...profileQuery(), enabled: false });
  const [typed, setTyped] = useState<Partial<ContactRequest>>({});
  const request: ContactRequest = {
    name: profile?.fullName ?? '',
    email: profile?.email ?? '',
    subject: '',
    message: '',
    ...typed,
  };

  function field(name: keyof ContactRequest) {
    return {
      value: request[name],
      onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
      validators: [
        (value: string) => {
          const message = validateContactRequest({ ...request, [name]: value })[name];
          return message === undefined ? undefined : { message, blocking: true };
        },
      ],
    };
  }

  return (
    <Dialog title="Contact us" opened={opened} onClose={onClose}>
      <Form
        aria-label="Contact us"
        onSubmit={() => {
          location.assign(contactMailLink(address, request));
          onClose();
        }}
      >
        <Stack gap="md">
          <p className={classes.lead}>
            We answer by mail. Your mail program opens with this message, ready to send.
          </p>
          <div className={classes.pair}>
            <TextField label="Name" autoComplete="name" {...field('name')} />
            <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
          </div>
          <TextField label="Subject" {...field('subject')} />
          <TextAreaField
            label="Message"
            rows={FIELD_SIZES.supportTextareaRows}
            {...field('message')}
          />
          <div className={classes.actions}>
            <CopyButton text={address} label="Copy our address" />
            <Button type="submit" leftSection={<IconMail size={16} aria-hidden />}>
              Open in your mail
            </Button>
          </div>
        </Stack>
      </Form>
    </Dialog>
  );
}
