import { encode, fromUint8Array } from 'js-base64';
import type { Language } from '../../../../engine/text/languages.ts';
import { toMailHref, toPhoneHref, toWebHref } from '../../compose/href.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { OWN_FACTS, SOCIAL_NETWORKS } from '../../model/sections/personal-data.ts';
import type { Entry, SectionData } from '../../model/sections.ts';
import type { XmlContent } from './build-xml.ts';
import { photoType } from './embedded-photo.ts';
import { countryCode, languageCode, languageName } from './names-of-codes.ts';
import { isMessenger, type PersonFact } from './write-passport-person.ts';

type Person = SectionData<'personal-data'>;
/** `PersonName`, as both the supplier and the person have it. */
export function writeName({ firstName, lastName }: Person): XmlContent {
  return { 'oa:GivenName': firstName.trim(), 'hr:FamilyName': lastName.trim() };
}

/** `CandidatePerson`. */
export function writeCandidatePerson(
  person: Person,
  native: readonly Entry<'languages'>[],
  language: Language,
): XmlContent {
  const facts = ownFacts(person);
  const nationalities = nationalityCodes(person, language) ?? [];
  return {
    PersonName: writeName(person),
    Communication: [
      channel('Email', person.email),
      ...facts.filter(isEmail).map((fact) => channel('Email', fact.value, fact.label)),
      channel('Web', person.website),
      ...facts.filter(isWebsite).map((fact) => channel('Web', fact.value, fact.label)),
      ...SOCIAL_NETWORKS.map((network) =>
        person[network].trim() === ''
          ? ''
          : { ChannelCode: 'Social Media', UseCode: network.toLowerCase(), 'oa:URI': person[network].trim() },
      ),
      ...facts.filter(isMessenger).map(messenger),
      phone(person.phone),
      ...facts.filter(isPhone).map((fact) => phone(fact.value, fact.label)),
      address(person),
    ],
    NationalityCode: nationalities,
    'hr:BirthDate': person.birthDate,
    PrimaryLanguageCode: native.map(({ language: name }) => writeMotherTongue(name.trim(), language)),
  };
}

function writeMotherTongue(name: string, language: Language): XmlContent {
  const code = languageCode(name, language);
  const isSame = code !== undefined && languageName(code, language) === name;
  if (name === '') return '';
  return isSame ? { '@name': 'NORMAL', '#': code } : { '@name': 'FREE_TEXT', '#': name };
}

/** Facts without an element of their own. */
export function factsBesideCandidate(person: Person, language: Language): PersonFact[] {
  const labels = DOCUMENT_LABELS[language];
  const citizenship = nationalityCodes(person, language) ? '' : person.citizenship.trim();
  const facts = ownFacts(person).filter(
    (fact) => ![isEmail, isWebsite, isPhone, isMessenger].some((isOf) => isOf(fact)),
  );
  return [
    ...[
      { label: labels.citizenship, value: citizenship },
      { label: labels.birthPlace, value: person.birthPlace.trim() },
    ].filter(({ value }) => value !== ''),
    ...facts,
    ...(person.relocate ? [{ label: labels.relocate, value: '' }] : []),
  ];
}

function ownFacts(person: Person): PersonFact[] {
  return OWN_FACTS.map(({ label, value }) => ({ label: person[label].trim(), value: person[value].trim() })).filter(
    ({ label, value }) => label !== '' || value !== '',
  );
}

function isEmail(fact: PersonFact): boolean {
  return toMailHref(fact.value) !== null && !isMessenger(fact);
}

function isWebsite(fact: PersonFact): boolean {
  return toWebHref(fact.value) !== null && !isMessenger(fact);
}

function isPhone(fact: PersonFact): boolean {
  return toPhoneHref(fact.value) !== null && fact.value.length > 5 && !isMessenger(fact);
}

/** The codes of the countries in a list of names; null if one of them is not a country's. */
function nationalityCodes({ citizenship }: Person, language: Language): string[] | null {
  const names = citizenship.split(',').map((name) => name.trim());
  const codes = names.map((name) => countryCode(name, language));
  const known = codes.flatMap((code) => (code === undefined ? [] : [code]));
  return known.length === names.length ? known : null;
}

function channel(code: string, text: string, title = ''): XmlContent {
  if (text.trim() === '') return '';
  const use: XmlContent = title === '' ? {} : { UseCode: 'other', OtherTitle: title };
  return { ChannelCode: code, ...(use as object), 'oa:URI': text.trim() };
}

/** The portal has codes for messengers, and a title for others. */
function messenger({ label, value }: PersonFact): XmlContent {
  const isCode = /^[A-Z][a-z]+$/.test(label);
  return {
    ChannelCode: 'InstantMessage',
    UseCode: isCode ? label.toLowerCase() : 'other',
    OtherTitle: isCode ? '' : label,
    'oa:URI': value,
  };
}

function phone(text: string, title = ''): XmlContent {
  if (text.trim() === '') return '';
  const [, country, number = text.trim()] = /^\+(\d{1,3}) (?=\S)(.*)$/.exec(text.trim()) ?? [];
  return {
    ChannelCode: 'Telephone',
    UseCode: title === '' ? 'mobile' : 'other',
    OtherTitle: title,
    CountryDialing: country,
    'oa:DialNumber': number,
  };
}

function address({ address: street, city }: Person): XmlContent {
  if (street.trim() === '' && city.trim() === '') return '';
  return { UseCode: 'home', Address: { '@type': 'home', 'oa:AddressLine': street.trim(), 'oa:CityName': city.trim() } };
}

/** The photo as the portal writes it: a data URL in base64, once more in base64. */
export function writePhoto(photo: Uint8Array): XmlContent {
  return {
    'oa:EmbeddedData': encode(`data:${photoType(photo)};base64,${fromUint8Array(photo)}`),
    'oa:FileType': 'photo',
    'hr:Instructions': 'ProfilePicture',
  };
}
