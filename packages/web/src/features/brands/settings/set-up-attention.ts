import { IconBuildingStore, IconFileText, IconRocket } from '@tabler/icons-react';
import { hasUnfinishedSetup } from '@tandem/domain/brands/brand-setup';
import { missingInWords, profileSteps } from '../../../lib/brand-profile/profile-steps.ts';
import type { AttentionItem, HomeSituation } from '../../../lib/slots/slots.ts';

/** What a brand has not said about itself. Details wait until it is set up at all. */
export function setUpAttention({ brand }: HomeSituation): AttentionItem[] {
  if (hasUnfinishedSetup(brand) && !brand.isSensei) {
    return [
      {
        key: 'setup',
        icon: IconRocket,
        title: `Finish setting up ${brand.accountname}`,
        text: 'Two short steps, and partners can find you.',
        action: { label: 'Finish setup', to: '/?setup=true' },
        isUrgent: true,
      },
    ];
  }
  const missing = missingInWords(profileSteps(brand));
  return [...(missing ? [profileItem(missing)] : []), ...(brand.legalName ? [] : [LEGAL])];
}

function profileItem(missing: string): AttentionItem {
  return {
    key: 'profile',
    icon: IconBuildingStore,
    title: 'Complete your brand profile',
    text: `Partners look for what is still missing: ${missing}.`,
    action: { label: 'Edit profile', to: '/profile/brand/' },
  };
}

const LEGAL: AttentionItem = {
  key: 'legal',
  icon: IconFileText,
  title: 'Add your legal name and address',
  text: 'Partnership agreements are made out to them.',
  action: { label: 'Add details', to: '/profile/brand/' },
};
