import { composePersonal } from '../../compose/compose.ts';
import { toMailHref, toPrintedAddress, toWebHref } from '../../compose/href.ts';
import type { Resume } from '../../model/resume.ts';
import { SOCIAL_NETWORKS } from '../../model/sections/personal-data.ts';
import { factWords } from '../entry-words.ts';
import { withoutEmpty } from '../without-empty.ts';
import { CONNECTION_ICONS } from './connection-icons.ts';
import { writeNetwork } from './rendercv-networks.ts';
import { shownFields } from './shown-fields.ts';
import { writeLine } from './write-markdown.ts';

interface Connection {
  fontawesome_icon: string;
  placeholder: string;
  url: string | null;
}

/** An international number that RenderCV takes for one. */
const PHONE = /^\+[1-9]\d{0,2}[ -]?\(?\d[\d ()-]{6,14}\d$/;
const EMAIL = /^[A-Za-z0-9][\w.+-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** Personal data as the head of a RenderCV file. What its rules refuse is a connection with an icon. */
export function writePerson(resume: Resume): object {
  const { data, config } = resume.sections['personal-data'];
  const person = shownFields('personal-data', data, config);
  const connections: Connection[] = [];
  const connect = (icon: string, placeholder: string, url: string | null = null) => {
    const text = writeLine(placeholder);
    if (text !== '') connections.push({ fontawesome_icon: icon, placeholder: text, url });
  };
  const website = toWebHref(person.website);
  const isEmail = EMAIL.test(person.email.trim()) && !/\.[.@]|@-|\.\.|@.*-\./.test(person.email);
  const isPhone = PHONE.test(person.phone.trim());
  if (!isEmail) connect(CONNECTION_ICONS.email, person.email, null);
  if (!isPhone) connect(CONNECTION_ICONS.phone, person.phone);
  if (website === null) connect(CONNECTION_ICONS.website, person.website);
  connect(CONNECTION_ICONS.address, person.address);
  const profiles = SOCIAL_NETWORKS.flatMap((network) => {
    const typed = person[network].trim();
    if (typed === '') return [];
    const profile = writeNetwork(network, typed);
    const href = toWebHref(typed);
    if (profile === null) connect(CONNECTION_ICONS[network], href === null ? typed : toPrintedAddress(href), href);
    return profile ?? [];
  });
  for (const fact of composePersonal(resume).facts) connect(CONNECTION_ICONS.fact, factWords(fact));
  return withoutEmpty({
    name: writeLine(`${person.firstName.trim()} ${person.lastName.trim()}`),
    headline: writeLine(person.profession),
    location: writeLine(person.city),
    email: isEmail && toMailHref(person.email) !== null ? person.email.trim() : '',
    phone: isPhone ? person.phone.trim() : '',
    website: website ?? '',
    social_networks: profiles,
    custom_connections: connections,
  });
}
