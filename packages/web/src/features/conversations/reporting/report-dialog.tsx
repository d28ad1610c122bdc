import { Button, Radio, Stack } from '@mantine/core';
import type { ConversationMessage } from '@tandem/contract/conversations';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Stack.css';
import { call } from '../../../lib/api/call.ts';
import { formRefusal } from '../../../lib/api/field-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';

type ReportDialogProps = { message: ConversationMessage; onClose: () => void };

const REASONS = [
  { value: 'spam', label: 'Spam or mass mailing' },
  { value: 'abuse', label: 'Abuse or harassment' },
  { value: 'fraud', label: 'Fraud or a dangerous link' },
  { value: 'other', label: 'Something else' },
] as const;

type Reason = (typeof REASONS)[number]['value'];

/** Shows a message to the people who run the platform. */
export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>('spam');
  const [comment, setComment] = useState('');
  const report = useMutation({
    mutationFn: () =>
      call('POST /messages/:messageId/report', {
        params: { messageId: message.id },
        body: { reason, comment },
      }),
    onSuccess() {
      showToast('Thank you. We will look at it.', { type: 'success' });
      onClose();
    },
  });
  const problem = formRefusal(report.error);
  return (
    <Dialog title="Report this message" opened onClose={onClose}>
      <Form aria-label="Report this message" onSubmit={() => report.mutate()}>
        <Stack gap="md">
          {problem && <Banner status="error" title={problem} />}
          <Radio.Group
            label="What is wrong with it?"
            description={`Tandem’s team sees the message and your note. ${message.conversation_brand_name} is not told who reported it.`}
            value={reason}
            onChange={(value) => setReason(value as Reason)}
          >
            <Stack gap="xs" mt="xs">
              {REASONS.map(({ value, label }) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Stack>
          </Radio.Group>
          <TextAreaField
            label="Anything we should know?"
            limit={1000}
            value={comment}
            onChange={setComment}
          />
          <DialogFooter>
            <Button type="submit" loading={report.isPending}>
              Send report
            </Button>
          </DialogFooter>
        </Stack>
      </Form>
    </Dialog>
  );
}
