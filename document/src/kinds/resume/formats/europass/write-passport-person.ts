import { fromUint8Array } from 'js-base64';
import type { Language } from '../../../../engine/text/languages.ts';
import { toPhoneHref, toWebHref } from '../../compose/href.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { OWN_FACTS, SOCIAL_NETWORKS } from '../../model/sections/personal-data.ts';
import type { SectionData } from '../../model/sections.ts';
import { NETWORKS } from '../intake/networks.ts';
import type { XmlContent } from './build-xml.ts';
import { photoType } from './embedded-photo.ts';
import { EUROPASS_WORDS } from './europass-words.ts';

type Person = SectionData<'personal-data'>;
/** A fact of the person that SkillsPassport has no element for. */
export interface PersonFact {
  label: string;
  value: string;
}

/** The addresses of e-mail that the schema allows (`ContactInformation.xsd`). */
const EMAIL = /^[^@\s]+@[^.\s]+\.\S+$/;
const MESSENGERS =
  /skype|whats\s?app|signal|telegram|messenger|gtalk|google talk|icq|aim|msn|yahoo|viber|discord|slack|wechat|threema/i;

/** `Identification` and `Headline`. */
export function writePassportPerson(
  person: Person,
  photo: Uint8Array | null,
  language: Language,
): { [name: string]: XmlContent } {
  const facts = OWN_FACTS.map(({ label, value }) => ({ label: person[label].trim(), value: person[value].trim() }));
  const labels = DOCUMENT_LABELS[language];
  const networks = SOCIAL_NETWORKS.map((network) => ({
    label: NETWORKS[network].label,
    value: person[network].trim(),
  }));
  const [birthYear = '', birthMonth, birthDay] = person.birthDate.split('-');
  const typedSites = [...networks, { label: labels.website, value: person.website.trim() }];
  const websites = [
    ...(isWebsite(person.website) ? [{ Contact: person.website.trim() }] : []),
    ...[...networks, ...facts].filter(isSite).map(contact),
  ];
  const messengers = [
    ...typedSites.filter(({ value }) => value !== '' && !isWebsite(value)),
    ...facts.filter(isMessenger),
  ].map(contact);
  return {
    Identification: {
      PersonName: { FirstName: person.firstName, Surname: person.lastName },
      ContactInfo: {
        Address: { Contact: { AddressLine: person.address, Municipality: person.city } },
        Email: { Contact: isEmail(person.email) ? person.email.trim() : '' },
        TelephoneList: { Telephone: [{ Contact: person.phone }, ...facts.filter(isPhone).map(contact)] },
        WebsiteList: { Website: websites },
        InstantMessagingList: { InstantMessaging: messengers },
      },
      Demographics: {
        Birthdate: birthYear === '' ? undefined : dateAttributes(birthYear, birthMonth, birthDay),
        Gender: { Label: facts.find((fact) => isGender(fact, language))?.value ?? '' },
        NationalityList: { Nationality: [{ Label: person.citizenship }] },
      },
      Photo: photo ? { MimeType: photoType(photo), Data: fromUint8Array(photo) } : undefined,
    },
    Headline: {
      Type: person.profession.trim() === '' ? undefined : { Code: 'position' },
      Description: { Label: person.profession },
    },
  };
}

/** The facts without an element. They become a list of an achievement. */
export function factsBesideForm(person: Person, language: Language): PersonFact[] {
  const labels = DOCUMENT_LABELS[language];
  const facts = OWN_FACTS.map(({ label, value }) => ({ label: person[label].trim(), value: person[value].trim() }));
  const isInForm = (fact: PersonFact) => isPhone(fact) || isSite(fact) || isMessenger(fact) || isGender(fact, language);
  const others = [
    { label: labels.email, value: isEmail(person.email) ? '' : person.email.trim() },
    { label: labels.birthPlace, value: person.birthPlace.trim() },
  ];
  return [
    ...others.filter(({ value }) => value !== ''),
    ...facts.filter((fact) => (fact.value !== '' || fact.label !== '') && !isInForm(fact)),
    ...(person.relocate ? [{ label: labels.relocate, value: '' }] : []),
  ];
}

function contact({ label, value }: PersonFact): XmlContent {
  return { Contact: value, Use: { Label: label } };
}

function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

function isWebsite(text: string): boolean {
  return toWebHref(text) !== null;
}

function isPhone({ label, value }: PersonFact): boolean {
  return value !== '' && toPhoneHref(value) !== null && !/^\d{1,4}$/.test(value) && !isMessenger({ label, value });
}

/** A name in a messenger, even if it looks like a number or an address. */
export function isMessenger({ label, value }: PersonFact): boolean {
  return value !== '' && MESSENGERS.test(label) && !/^https?:/i.test(value);
}

function isSite(fact: PersonFact): boolean {
  return isWebsite(fact.value) && !isMessenger(fact);
}

function isGender({ label, value }: PersonFact, language: Language): boolean {
  return value !== '' && label === EUROPASS_WORDS[language].gender;
}

/** A date in the lexical forms of XML Schema: gYear, gMonth, gDay. */
export function dateAttributes(year: string, month?: string, day?: string): XmlContent {
  return {
    '@year': year,
    '@month': month === undefined ? undefined : `--${month}`,
    '@day': day === undefined ? undefined : `---${day}`,
  };
}
