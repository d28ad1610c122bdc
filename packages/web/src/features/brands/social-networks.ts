import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandPinterest,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import type { SocialNetwork } from '@tandem/domain/brands/brand-setup';

/** What the networks are called and how they are recognised, in the order brands care about them. */
export const SOCIAL_NETWORKS: readonly {
  key: SocialNetwork;
  name: string;
  icon: typeof IconBrandX;
}[] = [
  { key: 'instagram', name: 'Instagram', icon: IconBrandInstagram },
  { key: 'facebook', name: 'Facebook', icon: IconBrandFacebook },
  { key: 'tiktok', name: 'TikTok', icon: IconBrandTiktok },
  { key: 'youtube', name: 'YouTube', icon: IconBrandYoutube },
  { key: 'pinterest', name: 'Pinterest', icon: IconBrandPinterest },
  { key: 'twitter', name: 'X (Twitter)', icon: IconBrandX },
];
