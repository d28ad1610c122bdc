import { normalizeBrandHost } from '@tandem/domain/brands/brand-identity';
import { isWebsite } from '@tandem/domain/validation/contact-rules';
import { takenMessage } from '@tandem/domain/validation/validator';
import { call } from '../../../lib/api/call.ts';
import { useAvailability } from '../../../lib/api/use-availability.ts';

/** Looks up, while they are typed, whether a brand already has this name or this domain. */
export function useBrandAvailability({ name, website, isOff }: Typed) {
  return {
    nameCheck: useAvailability({
      value: name,
      isWorthAsking: (text) => text !== '' && text.length <= 80,
      lookUp: brandNameAvailable,
      isOff,
      takenMessage: (text) => takenMessage('brandName', text),
    }),
    websiteCheck: useAvailability({
      value: website,
      isWorthAsking: (text) => isWebsite(text) && text.length <= 300,
      lookUp: brandDomainAvailable,
      isOff,
      takenMessage: (text) => takenMessage('brandDomain', text),
    }),
  };
}

type Typed = { name: string; website: string; isOff: boolean };

function brandNameAvailable(name: string, signal: AbortSignal) {
  return call('GET /test-unique-brand-name/:name', { params: { name }, signal });
}

function brandDomainAvailable(website: string, signal: AbortSignal) {
  const domain = normalizeBrandHost(website);
  return call('GET /test-unique-brand-domain/:domain', { params: { domain }, signal });
}
