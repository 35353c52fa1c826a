import { toPrintedAddress } from '../../compose/href.ts';
import { SOCIAL_NETWORKS, type SocialNetwork } from '../../model/sections/personal-data.ts';

interface Network {
  label: string;
  /** The address of profiles, before the user name. */
  profiles: string;
  otherNames?: readonly string[];
  otherHosts?: readonly string[];
}

/** Each network's name and the address of its profiles. */
export const NETWORKS: Readonly<Record<SocialNetwork, Network>> = {
  linkedin: { label: 'LinkedIn', profiles: 'linkedin.com/in/' },
  github: { label: 'GitHub', profiles: 'github.com/' },
  facebook: { label: 'Facebook', profiles: 'facebook.com/', otherHosts: ['fb.com'] },
  instagram: { label: 'Instagram', profiles: 'instagram.com/' },
  twitter: {
    label: 'Twitter',
    profiles: 'twitter.com/',
    otherNames: ['x', 'xtwitter', 'twitterx'],
    otherHosts: ['x.com'],
  },
  youtube: { label: 'YouTube', profiles: 'youtube.com/@', otherHosts: ['youtu.be'] },
  deviantArt: { label: 'DeviantArt', profiles: 'deviantart.com/' },
  vKontakte: { label: 'VKontakte', profiles: 'vk.com/', otherNames: ['vk'] },
};

/** The network of that name, in any spelling. */
export function networkOfName(name: string): SocialNetwork | undefined {
  const word = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return SOCIAL_NETWORKS.find((network) => {
    const { label, otherNames = [] } = NETWORKS[network];
    return label.toLowerCase() === word || otherNames.includes(word);
  });
}

function hostOf(address: string): string {
  const [host = ''] = toPrintedAddress(address).toLowerCase().split(/[/?#]/);
  // Profiles are also at hosts of a language, such as pl.linkedin.com and m.facebook.com.
  return host.replace(/^(?:[a-z]{1,2}|mobile)\.(?=[^.]+\.[^.]+$)/, '');
}

/** The network whose site has this address; none for the network's front page, and for pages of companies and single posts. */
export function networkOfAddress(address: string): SocialNetwork | undefined {
  const host = hostOf(address);
  const [, path = ''] = /^[^/]+\/+([^?#]*)/.exec(toPrintedAddress(address)) ?? [];
  if (path === '') return undefined;
  const network = SOCIAL_NETWORKS.find((name) => {
    const { profiles, otherHosts = [] } = NETWORKS[name];
    return hostOf(profiles) === host || otherHosts.includes(host);
  });
  if (network === 'linkedin') return /^(?:in|pub)\//i.test(path) ? network : undefined;
  // A repository, a group or a film is not the person's profile.
  if (network === 'youtube') return /^(?:@|c\/|user\/|channel\/)/i.test(path) ? network : undefined;
  return path.split('/').filter((part) => part !== '').length === 1 ? network : undefined;
}

/** The address of a user's profile. */
export function profileAddress(network: SocialNetwork, username: string): string {
  return `${NETWORKS[network].profiles}${username.replace(/^@/, '')}`;
}
