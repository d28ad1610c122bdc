// What a message costs, exactly as the specification counts (platform §5, signup-forms §9): text
// with a character outside Latin-1 has segments of 70 characters, other text of 160; from the
// segment size on ("at or over") each segment holds 7 fewer; a multimedia message has one size of
// 1600 and costs three times as much. Carriers bill differently, see carrier-segments.ts and
// decision 0020: 160 plain characters are two credits here and one segment there.

import type { MessageType } from './message-status.ts';

export function smsCredits(message: {
  text: string;
  type: MessageType;
  /** Characters after merge tags are filled in; the length of the text unless told. */
  charsInUse?: number;
}): SmsCredits {
  const characters = message.charsInUse ?? message.text.length;
  const fullSize = segmentSizeOf(message);
  const segmentSize = characters >= fullSize ? fullSize - CONCATENATION_LOSS : fullSize;
  const segments = Math.max(1, Math.ceil(characters / segmentSize));
  const credits = message.type === 'MMS' ? segments * MMS_CREDIT_FACTOR : segments;
  return { characters, segmentSize, segments, credits };
}

export type SmsCredits = {
  characters: number;
  segmentSize: number;
  segments: number;
  credits: number;
};

const CONCATENATION_LOSS = 7;
const MMS_CREDIT_FACTOR = 3;

function segmentSizeOf({ text, type }: { text: string; type: MessageType }): number {
  if (type === 'MMS') return 1600;
  return /[^\0-\xff]/.test(text) ? 70 : 160;
}

// Sending is blocked with a banner once a brand's balance is 0 or less (signup-forms §5). The
// balance is bought and free credits together, see billing/sms-credit-plans.ts.
export function lowCreditsBanner(balance: number): LowCreditsBanner | null {
  return balance > 0 ? null : BANNER;
}

const BANNER = {
  title: "You don't have enough credits",
  body: 'Your balance is too low to send. Select an SMS Marketing plan to continue!',
  to: '/manage-sms-marketing',
} as const;

export type LowCreditsBanner = typeof BANNER;
