// A form is a popup or an embed. Stored forms may still say `lightbox`, the old word for a popup,
// and a type in the address bar may say anything: whatever is not an embed is a popup
// (signup-forms §2, §3).

export type FormType = 'popup' | 'embed';

export function normalizeFormType(value: unknown): FormType {
  return value === 'embed' ? 'embed' : 'popup';
}

/** A shopper goes through the pages of a popup and the steps of an embed. */
export const FORM_TYPE_WORDS: Record<FormType, { defaultName: string; pages: string }> = {
  popup: { defaultName: 'Untitled Pop-Up', pages: 'Form Pages' },
  embed: { defaultName: 'Untitled Embed', pages: 'Form Steps' },
};

/** Embeds take the width of their place, so they have neither layouts nor a second button (§9). */
export function hasLayoutSection(type: FormType): boolean {
  return type === 'popup';
}

export function hasSecondaryButton(type: FormType): boolean {
  return type === 'popup';
}
