import type { ContactRequest } from '@tandem/domain/support/validate-contact-request';

/** The same message as a mail that is ready to send. */
export function contactMailLink(address: string, request: ContactRequest): string {
  const body = `${request.message.trim()}\n\n${request.name.trim()}\n${request.email.trim()}`;
  const subject = encodeURIComponent(request.subject.trim());
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(body)}`;
}
