// The texts a new series starts with. The sample of the first message is given by signup-forms §9;
// of the follow-ups it only says that they "include a 10% off coupon tag placeholder", so their
// words are ours. Each names the brand, as carriers require of a first contact.

export function sampleMessageText(brandName: string): string {
  return `${brandName}: This is a sample text message. Add a *|COUPON_CODE|* below and paste/shorten your links.`;
}

export function sampleFollowUpText(brandName: string): string {
  return `${brandName}: Still thinking it over? Take 10% off with code *|COUPON_CODE|* at checkout.`;
}

export const DEFAULT_SERIES_NAME = 'Welcome Message';
