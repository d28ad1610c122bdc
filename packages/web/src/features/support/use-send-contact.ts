import { CONTACT_CAPTCHA_ACTION, contactNotice } from '@tandem/domain/support/contact-notice';
import type { ContactRequest } from '@tandem/domain/support/support-requests';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCaptcha } from '../../lib/captcha/use-captcha.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { ContactFailure, sendContact } from './send-contact.ts';

/** Sends one message at a time, however often the button is pressed. */
export function useSendContact(onSent: () => void) {
  const takeCaptcha = useCaptcha(CONTACT_CAPTCHA_ACTION);
  const isSending = useRef(false);
  const takeAway = useRef(() => {});
  const mutation = useMutation({
    mutationFn: (request: ContactRequest) => sendContact(request, takeCaptcha),
    onSuccess: onSent,
    onError(error) {
      const notice = contactNotice(error instanceof ContactFailure ? error.outcome : 'failed');
      if (notice.kind !== 'toast') return;
      takeAway.current = showToast(notice.text, { type: notice.type });
    },
    onSettled() {
      isSending.current = false;
    },
  });
  return {
    ...mutation,
    send(request: ContactRequest) {
      if (isSending.current) return;
      isSending.current = true;
      // What is said about the last try would otherwise stand beside the thanks for this one.
      takeAway.current();
      mutation.mutate(request);
    },
  };
}
