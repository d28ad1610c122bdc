import { IconFileText, IconRocket } from '@tabler/icons-react';
import { hasUnfinishedSetup } from '@tandem/domain/brands/brand-setup';
import type { AttentionItem, HomeSituation } from '../../../lib/slots/slots.ts';

/**
 * What a brand has not said about itself. Details wait until it is set up at all. What is missing of
 * its profile has a panel of its own on home.
 */
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
  return brand.legalName ? [] : [LEGAL];
}

const LEGAL: AttentionItem = {
  key: 'legal',
  icon: IconFileText,
  title: 'Add your legal name and address',
  text: 'Partnership agreements are made out to them.',
  action: { label: 'Add details', to: '/profile/brand/#legal' },
};
