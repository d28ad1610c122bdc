/** Addresses outside the app. The company's public site is not part of this product. */
const SITE = 'https://www.tandem.example';

export const HELP_CENTER = 'https://help.tandem.example';
export const CONTACT_ADDRESS = 'hello@tandem.example';
export const CONTACT_LINK = `mailto:${CONTACT_ADDRESS}`;

export const FOOTER_LINKS = [
  { label: 'Privacy', href: `${SITE}/privacy` },
  { label: 'Terms of Use', href: `${SITE}/terms` },
  { label: 'Blog', href: `${SITE}/blog` },
  { label: 'Resources', href: `${SITE}/resources` },
  { label: 'Help Center', href: HELP_CENTER },
  { label: 'Contact Us', href: CONTACT_LINK },
];
