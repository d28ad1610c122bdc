// The settings of a signup form, as signup-forms §3 lists them. Pages come in the order a shopper
// sees them and the last one is the success page, which thanks and asks for nothing. Numbers that a
// marketer types may be null while the box is empty; publishing refuses that. `text` of a page part
// and the words of the main button are ours, since the specification names the parts only.
import type { FormStatus } from './form-status.ts';
import type { FormTrigger } from './form-trigger.ts';
import type { FormType } from './form-type.ts';

export type SignupForm = SignupFormSettings & {
  id: number | null;
  brandId: number;
  status: FormStatus;
  launchedAt: Date | null;
};

export type SignupFormSettings = {
  name: string;
  type: FormType;
  domain: string;
  brandName: string;
  termsUrl: string;
  privacyUrl: string;
  viewMode: ViewMode;
  pages: FormPage[];
  heroImage: FormImage & { position: HeroPosition };
  fields: { borderRadius: number | null };
  primaryButton: { design: PrimaryButtonDesign; color: string; borderRadius: number | null };
  secondaryButton: { design: SecondaryButtonDesign; color: string };
  brandLogo: FormImage & { size: number };
  themeColors: ThemeColors;
  trigger: FormTrigger;
  /** Seconds until a finished form closes by itself; null is never. */
  autoCloseDelay: number | null;
  espSettings: EspSettings;
};

export type ViewMode = 'desktop' | 'mobile';
export type HeroPosition = 'left' | 'right' | 'top' | 'none';
export type PrimaryButtonDesign = 'filled' | 'outline';
export type SecondaryButtonDesign = 'outline' | 'text-link';

export type FormImage = { url: string | null; fileName: string | null };

export type FormPage = {
  inputs: FormInput[];
  heroImage: FormImage;
  title: PagePart;
  subtitle: PagePart;
  primaryButton: { text: string };
  secondaryButton: PagePart;
};

export type PagePart = { text: string; isViewable: boolean };

export type FormInput = {
  name: string;
  type: 'text' | 'dropdown';
  label: string;
  placeholder: string;
  isRequired: boolean;
  /** The provider's own name for this field, empty while it is not mapped. */
  espValue: string;
  /** One of the standard fields rather than a custom one. */
  isTemplate: boolean;
  /** The name carries meaning (email, phone ...) and cannot be edited. */
  fixedName: boolean;
  dropdownOptions: string[];
};

export type ThemeColors = {
  background: string;
  legalText: string;
  legalLinks: string;
  inputBorder: string;
  inputBackground: string;
  inputPlaceholder: string;
  inputText: string;
  closeIcon: string;
};

export type EspSettings = {
  brandIntegrationId: number | null;
  listId: string | null;
  /** The provider's field that tags contacts who came through this form. */
  espDojoProperty: string | null;
};
