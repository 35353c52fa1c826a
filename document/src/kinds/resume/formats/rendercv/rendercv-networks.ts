import { toPrintedAddress, toWebHref } from '../../compose/href.ts';
import type { SocialNetwork } from '../../model/sections/personal-data.ts';
import { networkOfAddress, networkOfName, profileAddress } from '../intake/networks.ts';

/** Networks that both have: the name in RenderCV. */
const NAMES: Partial<Record<SocialNetwork, string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  instagram: 'Instagram',
  youtube: 'YouTube',
  twitter: 'X',
};

/** The addresses of profiles in networks that a resume has no field for. */
const OTHER_PROFILES: Readonly<Record<string, string>> = {
  gitlab: 'gitlab.com/',
  imdb: 'imdb.com/name/',
  orcid: 'orcid.org/',
  stackoverflow: 'stackoverflow.com/users/',
  researchgate: 'researchgate.net/profile/',
  googlescholar: 'scholar.google.com/citations?user=',
  telegram: 't.me/',
  whatsapp: 'wa.me/',
  leetcode: 'leetcode.com/u/',
  bluesky: 'bsky.app/profile/',
  reddit: 'reddit.com/user/',
};

/** A profile as RenderCV has it; null for an address that is none of its profiles. */
export function writeNetwork(network: SocialNetwork, typed: string): { network: string; username: string } | null {
  const name = NAMES[network];
  if (name === undefined) return null;
  if (/^@?[\w-]+$/.test(typed)) return { network: name, username: typed.replace(/^@/, '') };
  if (toWebHref(typed) === null || networkOfAddress(typed) !== network) return null;
  const username = /\/(?:in\/|@)?@?([\w.%-]+)$/.exec(toPrintedAddress(typed))?.[1];
  // Other spellings of the same profile give another address.
  return username !== undefined && networkOfAddress(profileAddress(network, username)) === network
    ? { network: name, username }
    : null;
}

/** The field and address of a profile; the field is null for networks that a resume has none for. */
export function readNetwork(name: string, username: string): { field: SocialNetwork | null; address: string } {
  const field = networkOfName(name);
  if (toWebHref(username) !== null) return { field: field ?? null, address: username };
  if (field !== undefined) return { field, address: profileAddress(field, username) };
  const [, user = '', domain = ''] = /^@?([^@]+)@([^@]+)$/.exec(username) ?? [];
  if (domain !== '') return { field: null, address: `${domain}/@${user}` };
  const profiles = OTHER_PROFILES[name.toLowerCase().replace(/[^a-z]/g, '')];
  return { field: null, address: profiles === undefined ? username : `${profiles}${username}` };
}
