export interface OutgoingText {
  /** The sender's own key: the same reference handed over twice is one text. */
  reference: string;
  phone: string;
  body: string;
  imageUrl?: string;
}

export interface TextReceipt {
  carrierId: string;
  status: 'delivered' | 'failed';
}

export interface SmsCarrier {
  send(text: OutgoingText): Promise<TextReceipt>;
  /** After a crash: what became of a text that may or may not have been handed over. */
  find(reference: string): Promise<TextReceipt | undefined>;
}
