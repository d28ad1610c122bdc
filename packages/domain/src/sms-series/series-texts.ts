// The words of the series editor, to the letter of signup-forms §8. They live here, beside the
// rules, so that the server's answers and the toasts of the browser cannot drift apart.

export const SERIES_TEXTS = {
  saved: 'Lightbox message successfully saved.',
  created: 'Lightbox message successfully created.',
  couponSaved: 'Coupon changes successfully saved.',
  followUpsDeleted: 'Followup(s) successfully deleted',
  saving: 'Saving Changes...',
  saveFailed: 'An error occurred while saving your message. Please try again later',
  deleteFailed: 'Error while trying to delete followups. Please try again later.',
  sendingTest: 'Sending Test...',
  testSent: 'Test message sent successfully',
} as const;

/** HTTP 429 means that the day's free test messages are used up. */
export function testFailureText(httpStatus: number | null): string {
  return httpStatus === 429
    ? 'You have reached your SMS test message limit for today.'
    : 'Test message failed. Please try again later.';
}

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
