import type { SocialNetwork } from '../../model/sections/personal-data.ts';

const HOSTS: Readonly<Record<SocialNetwork, RegExp>> = {
  linkedin: /^(?:[a-z]{2,3}\.)?linkedin\.com\//i,
  github: /^github\.com\//i,
  facebook: /^(?:[a-z]{2,3}\.)?(?:facebook\.com|fb\.com|fb\.me)\//i,
  instagram: /^instagram\.com\//i,
  twitter: /^(?:mobile\.)?(?:twitter\.com|x\.com)\//i,
  youtube: /^(?:youtube\.com\/|youtu\.be\/)/i,
  deviantArt: /^(?:deviantart\.com\/|[\w-]+\.deviantart\.com)/i,
  vKontakte: /^(?:vk\.com|vkontakte\.ru)\//i,
};

/** The network that an address belongs to; null for other web sites. */
export function networkOf(link: string): SocialNetwork | null {
  const address = link.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  const found = Object.entries(HOSTS).find(([, host]) => host.test(address));
  return found ? (found[0] as SocialNetwork) : null;
}

const LABELS: Readonly<Record<SocialNetwork, RegExp>> = {
  linkedin: /^linked\s?in$/i,
  github: /^git\s?hub$/i,
  facebook: /^facebook$/i,
  instagram: /^instagram$/i,
  twitter: /^(?:twitter|x \(twitter\))$/i,
  youtube: /^you\s?tube$/i,
  deviantArt: /^deviant\s?art$/i,
  vKontakte: /^(?:vkontakte|vk)$/i,
};

/** The network that a label names: "LinkedIn: jan-nowak". */
export function networkNamed(label: string): SocialNetwork | null {
  const found = Object.entries(LABELS).find(([, name]) => name.test(label.trim()));
  return found ? (found[0] as SocialNetwork) : null;
}
