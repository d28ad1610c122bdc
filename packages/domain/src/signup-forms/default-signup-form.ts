// The settings a new form starts with: complete, legible and pleasant before anything is touched. A
// popup asks for the email first and the phone second, since one small question at a time is
// answered more often; an embed asks for both in one step. Without an image the layout has none, so
// that a form can be published as it is. Name and trigger type are those of signup-forms §3 and §4.
import { FORM_TYPE_WORDS, type FormType } from './form-type.ts';
import type { FormInput, FormPage, SignupFormSettings } from './signup-form.ts';
import { standardInput } from './standard-input.ts';

export function defaultSignupForm({
  type,
  brand,
  heroImageUrl = null,
}: NewForm): SignupFormSettings {
  const isPopup = type === 'popup';
  const image = { url: isPopup ? heroImageUrl : null, fileName: null };
  const email = standardInput('email');
  const phone = standardInput('phone');
  const page = (words: PageWords, ...inputs: FormInput[]): FormPage => ({
    inputs,
    heroImage: image,
    title: { text: words.title, isViewable: true },
    subtitle: { text: words.subtitle, isViewable: true },
    primaryButton: { text: words.button },
    secondaryButton: { text: 'No thanks', isViewable: isPopup && inputs.length > 0 },
  });
  return {
    name: FORM_TYPE_WORDS[type].defaultName,
    type,
    domain: brand?.domain ?? '',
    brandName: brand?.name ?? '',
    termsUrl: brand?.termsUrl ?? '',
    privacyUrl: brand?.privacyUrl ?? '',
    viewMode: 'desktop',
    pages: isPopup
      ? [page(OFFER, email), page(TEXT_OFFER, phone), page(THANKS)]
      : [page(OFFER, email, phone), page(THANKS)],
    heroImage: { ...image, position: image.url ? 'left' : 'none' },
    fields: { borderRadius: 8 },
    primaryButton: { design: 'filled', color: '#0B6E6E', borderRadius: 8 },
    secondaryButton: { design: 'text-link', color: '#57534E' },
    brandLogo: { url: brand?.logoUrl ?? null, fileName: null, size: 96 },
    themeColors: {
      background: '#FFFFFF',
      legalText: '#57534E',
      legalLinks: '#0B6E6E',
      inputBorder: '#78716C',
      inputBackground: '#FFFFFF',
      inputPlaceholder: '#57534E',
      inputText: '#1C1917',
      closeIcon: '#57534E',
    },
    trigger: {
      type: 'delay',
      delay: 5,
      displayFrequency: 'delay',
      displayFrequencyDelay: 7,
      allowListUrls: [],
      denyListUrls: [],
    },
    autoCloseDelay: null,
    espSettings: { brandIntegrationId: null, listId: null, espDojoProperty: null },
  };
}

export type NewForm = {
  type: FormType;
  brand?: {
    name: string;
    domain: string;
    logoUrl?: string | null;
    termsUrl?: string;
    privacyUrl?: string;
  };
  heroImageUrl?: string | null;
};

type PageWords = { title: string; subtitle: string; button: string };

const OFFER: PageWords = {
  title: 'Get 10% off your first order',
  subtitle: 'Join our list for early access, new arrivals and members-only offers.',
  button: 'Continue',
};
const TEXT_OFFER: PageWords = {
  title: 'Where should we text your code?',
  subtitle: 'Texts get the best offers first.',
  button: 'Get my code',
};
const THANKS: PageWords = {
  title: 'Thank you!',
  subtitle: 'You are on the list. Watch for a message from us soon.',
  button: 'Keep shopping',
};
