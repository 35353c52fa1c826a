import type { SocialNetwork } from '../../model/sections/personal-data.ts';

/** The Font Awesome icons of connections. Reading tells by them which field a connection is. */
export const CONNECTION_ICONS = {
  email: 'envelope',
  phone: 'phone',
  website: 'globe',
  address: 'house',
  fact: 'circle-info',
  linkedin: 'linkedin',
  github: 'github',
  facebook: 'facebook',
  instagram: 'instagram',
  twitter: 'x-twitter',
  youtube: 'youtube',
  deviantArt: 'deviantart',
  vKontakte: 'vk',
} as const satisfies Record<SocialNetwork | 'email' | 'phone' | 'website' | 'address' | 'fact', string>;
