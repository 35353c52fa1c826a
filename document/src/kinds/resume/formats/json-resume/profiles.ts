import { toPrintedAddress, toWebHref } from '../../compose/href.ts';
import { SOCIAL_NETWORKS, type SocialNetwork } from '../../model/sections/personal-data.ts';
import type { SectionData } from '../../model/sections.ts';
import { NETWORKS, networkOfName, profileAddress } from '../intake/networks.ts';
import { withoutEmpty } from '../without-empty.ts';
import type { ReadJsonResume } from './schema.ts';

type Profile = NonNullable<ReadJsonResume['basics']>['profiles'][number];

/** The profiles of a resume's person. The user name is taken from the address. */
export function writeProfiles(person: SectionData<'personal-data'>): object[] {
  return SOCIAL_NETWORKS.filter((network) => person[network].trim() !== '').map((network) => {
    const typed = person[network].trim();
    const url = toWebHref(typed);
    if (url === null) return { network: NETWORKS[network].label, username: typed };
    const username = /^[^/?#]+\/(?:.*\/)?@?([^/?#]+)$/.exec(toPrintedAddress(url))?.[1] ?? '';
    return withoutEmpty({ network: NETWORKS[network].label, username, url });
  });
}

function addressOf(network: SocialNetwork, { username, url }: Profile): string {
  if (url !== '') return url;
  const isName = /^@?[\w-]+$/.test(username);
  return isName ? profileAddress(network, username) : username;
}

interface ReadProfiles {
  fields: Map<SocialNetwork, string>;
  /** The profiles without a field: the network and a line of text. */
  others: { network: string; text: string }[];
  /** User names that are not in their profile's address, where the address has a field. */
  names: string[];
}

/** Equal for spellings of the same address. */
function placeOf(address: string): string {
  return toPrintedAddress(address).toLowerCase();
}

/** The name may be percent-encoded in the address. */
function includesName(address: string, username: string): boolean {
  const name = username.replace(/^@/, '').toLowerCase();
  const place = address.toLowerCase();
  return place.includes(name) || place.includes(encodeURIComponent(name).toLowerCase());
}

/**
 * Reads profiles: the first of each network goes into the network's field, and others become a line of text each.
 *
 * @param printed addresses that are in other fields already; they are not repeated.
 */
export function readProfiles(profiles: readonly Profile[], printed: readonly string[]): ReadProfiles {
  const fields = new Map<SocialNetwork, string>();
  const names: string[] = [];
  const rest = profiles.filter((profile) => {
    const network = networkOfName(profile.network);
    if (!network || fields.has(network)) return true;
    const address = addressOf(network, profile);
    if (address !== '') fields.set(network, address);
    if (!includesName(address, profile.username)) names.push(profile.username);
    return false;
  });
  const places = new Set([...printed, ...fields.values()].filter((address) => address !== '').map(placeOf));
  const others = rest.flatMap((profile) => {
    const { username, url } = profile;
    const network = networkOfName(profile.network);
    const address = network ? addressOf(network, profile) : url;
    if (places.has(placeOf(address))) {
      if (!includesName(address, username)) names.push(username);
      return [];
    }
    const text = [includesName(url, username) ? '' : username, url].filter((part) => part !== '').join(', ');
    return [{ network: profile.network, text }];
  });
  return { fields, others: others.filter(({ text }) => text !== ''), names };
}
