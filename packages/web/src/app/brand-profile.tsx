import { BrandProfilePage } from '../features/brands/profile/brand-profile-page.tsx';
import { BrandContact } from '../features/conversations/new-conversation/brand-contact.tsx';

/** A brand as others see it, with the way to write to it. */
export function BrandProfile() {
  return <BrandProfilePage contact={(brand) => <BrandContact brand={brand} />} />;
}
