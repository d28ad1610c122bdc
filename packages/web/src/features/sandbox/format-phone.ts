import { maskUsPhone } from '@tandem/domain/accounts/us-phone';

/** A number as people read it; only US numbers have a shape we know. */
export function formatPhone(phone: string): string {
  return /^\+1\d{10}$/.test(phone) ? maskUsPhone(phone) : phone;
}
