import { toPrintedAddress, toWebHref } from '../../compose/href.ts';
import { SOCIAL_NETWORKS } from '../../model/sections/personal-data.ts';
import type { SectionData } from '../../model/sections.ts';
import { withoutEmpty } from './part.ts';
import type { ReadJsonResume } from './schema.ts';

type Network = (typeof SOCIAL_NETWORKS)[number];
type Profile = NonNullable<ReadJsonResume['basics']>['profiles'][number];

/** Each network's name and where its profiles are. */
const NETWORKS: Readonly<Record<Network, { label: string; profiles: string; otherNames?: readonly string[] }>> = {
  linkedin: { label: 'LinkedIn', profiles: 'linkedin.com/in/' },
  github: { label: 'GitHub', profiles: 'github.com/' },
  facebook: { label: 'Facebook', profiles: 'facebook.com/' },
  instagram: { label: 'Instagram', profiles: 'instagram.com/' },
  twitter: { label: 'Twitter', profiles: 'twitter.com/', otherNames: ['x', 'xtwitter', 'twitterx'] },
  youtube: { label: 'YouTube', profiles: 'youtube.com/@' },
  deviantArt: { label: 'DeviantArt', profiles: 'deviantart.com/' },
  vKontakte: { label: 'VKontakte', profiles: 'vk.com/', otherNames: ['vk'] },
};

/** The profiles of a resume's owner; an address also tells the name in it. */
export function writeProfiles(person: SectionData<'personal-data'>): object[] {
  return SOCIAL_NETWORKS.filter((network) => person[network].trim() !== '').map((network) => {
    const typed = person[network].trim();
    const url = toWebHref(typed);
    if (url === null) return { network: NETWORKS[network].label, username: typed };
    const username = /^[^/?#]+\/(?:.*\/)?@?([^/?#]+)$/.exec(toPrintedAddress(url))?.[1] ?? '';
    return withoutEmpty({ network: NETWORKS[network].label, username, url });
  });
}

function networkOf(name: string): Network | undefined {
  const word = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return SOCIAL_NETWORKS.find((network) => {
    const { label, otherNames = [] } = NETWORKS[network];
    return label.toLowerCase() === word || otherNames.includes(word);
  });
}

function addressOf(network: Network, { username, url }: Profile): string {
  if (url !== '') return url;
  const isName = /^@?[\w-]+$/.test(username);
  return isName ? `${NETWORKS[network].profiles}${username.replace(/^@/, '')}` : username;
}

/** A network's field for each profile that has one, and a line of text for each that has not. */
export function readProfiles(profiles: readonly Profile[]): { fields: Map<Network, string>; others: string[] } {
  const fields = new Map<Network, string>();
  const others: string[] = [];
  for (const profile of profiles) {
    const network = networkOf(profile.network);
    const { username, url } = profile;
    if (network && !fields.has(network)) {
      const address = addressOf(network, profile);
      if (address !== '') fields.set(network, address);
      if (address.toLowerCase().includes(username.replace(/^@/, '').toLowerCase())) continue;
    }
    const isNamed = username !== '' && !url.toLowerCase().includes(username.toLowerCase());
    const text = [isNamed ? username : '', url].filter((part) => part !== '').join(', ');
    others.push([profile.network, text].filter((part) => part !== '').join(': '));
  }
  return { fields, others: others.filter((line) => line !== '') };
}
