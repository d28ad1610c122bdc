// A form is published on a domain, written as a bare host or as an address (signup-forms §5). A
// host has a dot; the exception is localhost, where the demo shop runs.
import { isLinkUrl } from '../links/link-url-error.ts';

export function domainError(domain: string): string | null {
  const text = domain.trim();
  if (text === '') return 'Domain required to publish your form';
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const host = url.replace(/^[^:]*:\/\//, '').replace(/[/?#:].*$/, '');
  const isHost = /[^.]\.[^.]/.test(host) || host.toLowerCase() === 'localhost';
  return isHost && isLinkUrl(url) ? null : 'Must be a valid domain';
}
