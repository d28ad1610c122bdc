/** Addresses outside the app. The company's public site is not part of this product. */
const SITE = 'https://www.tandem.example';

export const HELP_CENTER = 'https://help.tandem.example';
export const CONTACT_ADDRESS = 'hello@tandem.example';
export const CONTACT_LINK = `mailto:${CONTACT_ADDRESS}`;

/** Pages of the product itself, which need no application around them. */
export const LINKS = { privacy: '/privacy', terms: '/terms' };

/** Beside these the footer has Contact Us, which is a dialog. */
export const FOOTER_LINKS = [
  { label: 'Privacy', href: LINKS.privacy },
  { label: 'Terms of Use', href: LINKS.terms },
  { label: 'Blog', href: `${SITE}/blog` },
  { label: 'Resources', href: `${SITE}/resources` },
  { label: 'Help Center', href: HELP_CENTER },
];
