import type { SandboxCharge, SandboxMail, SandboxText } from '@tandem/contract/sandbox';
import type { sandboxMails } from '../../platform/mail/schema.ts';
import type { sandboxCharges } from '../../platform/payments/schema.ts';
import type { sandboxTexts } from '../../platform/sms-carrier/schema.ts';

export function textToWire(row: typeof sandboxTexts.$inferSelect): SandboxText {
  const { reference: _reference, ...text } = row;
  return { ...text, createdAt: row.createdAt.toISOString() };
}

export function mailToWire(row: typeof sandboxMails.$inferSelect): SandboxMail {
  const { recipient, ...mail } = row;
  return { ...mail, to: recipient, createdAt: row.createdAt.toISOString() };
}

export function chargeToWire(row: typeof sandboxCharges.$inferSelect): SandboxCharge {
  const { reference: _reference, ...charge } = row;
  return { ...charge, createdAt: row.createdAt.toISOString() };
}
