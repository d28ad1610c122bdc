import { HttpError } from '../../../platform/http/http-error.ts';

export function linkExpired(): HttpError {
  return new HttpError(
    400,
    'link_expired',
    'This link has expired or was used already. Please ask for a new one.',
  );
}
