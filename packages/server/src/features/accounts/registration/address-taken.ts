import { takenMessage } from '@tandem/domain/validation/validator';
import { HttpError } from '../../../platform/http/http-error.ts';

export function addressTaken(email: string): HttpError {
  const message = takenMessage('email', email);
  return new HttpError(409, 'conflict', message, { fields: { email: message } });
}
