import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { commas } from '../commas.ts';
import type { EuropassDraft } from './europass-draft.ts';
import { type FileNode, find, findAll, pathOf, printableText, take, takeAt } from './file-node.ts';
import { countryName } from './names-of-codes.ts';

/** An address of a Candidate, in the parts that a resume has. */
export interface CandidateAddress {
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

export function readAddress(address: FileNode | undefined, draft: EuropassDraft): CandidateAddress {
  const lines = findAll(address, 'AddressLine').map(take);
  const street = ['StreetName', 'BuildingNumber', 'Unit', 'PostOfficeBox'].map((name) => takeAt(address, name));
  const places = ['CitySubDivisionName', 'CountrySubDivisionName'].map((name) => takeAt(address, name));
  return {
    street: commas(...lines, words(...street), ...places),
    postalCode: takeAt(address, 'PostalCode'),
    city: takeAt(address, 'CityName'),
    country: countryName(takeAt(address, 'CountryCode') || takeAt(address, 'Country'), draft.language),
  };
}

/** A telephone number, in international form if the file has the country's dialling code. */
export function readPhone(communication: FileNode): string {
  const formatted = takeAt(communication, 'FormattedNumber');
  if (formatted !== '') return formatted;
  const country = takeAt(communication, 'CountryDialing').replace(/^(\+|00)/, '');
  const number = words(takeAt(communication, 'AreaDialing'), takeAt(communication, 'DialNumber'));
  if (number === '') return country === '' ? '' : `+${country}`;
  return words(country === '' ? '' : `+${country}`, number, takeAt(communication, 'DialExtension'));
}

/** Reads the ways to reach the person. The first postal address goes to its fields. */
export function readCommunications(person: FileNode, draft: EuropassDraft): void {
  let hasAddress = false;
  for (const node of findAll(person, 'Communication')) {
    const path = pathOf(node);
    const takeLabel = () => takeAt(node, 'OtherTitle');
    const address = find(node, 'Address');
    if (address) {
      const read = readAddress(address, draft);
      if (hasAddress) addFurtherAddress(read, takeLabel, path, draft);
      else hasAddress = addAddress(read, path, draft);
    }
    const text = takeAt(node, 'URI');
    const channel = wordOf(find(node, 'ChannelCode'));
    if (text !== '') addChannel({ channel, text, path, takeLabel, node }, draft);
    if (find(node, 'DialNumber') || find(node, 'FormattedNumber'))
      draft.contacts.phone(readPhone(node), path, takeLabel);
  }
}

function addChannel(
  {
    channel,
    text,
    path,
    takeLabel,
    node,
  }: { channel: string; text: string; path: string; takeLabel: () => string; node: FileNode },
  { contacts }: EuropassDraft,
): void {
  if (channel === 'email') contacts.email(text.replace(/^mailto:/i, ''), path, takeLabel);
  else if (/phone|mobile|fax/.test(channel)) contacts.phone(text.replace(/^tel:/i, ''), path, takeLabel);
  else if (/social|messag/.test(channel)) {
    const use = find(node, 'UseCode');
    contacts.account(use ? printableText(use) : '', text, path, () => takeLabel() || titled(take(use)));
  } else contacts.website(text, path, takeLabel);
}

function wordOf(node: FileNode | undefined): string {
  return (node ? printableText(node) : '').toLowerCase().replace(/[^a-z]/g, '');
}

function titled(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1);
}

function addAddress(address: CandidateAddress, path: string, draft: EuropassDraft): boolean {
  const intake = draft.intake(path);
  const person = {
    address: intake.line('Address', address.street),
    city: intake.line('Address', commas(words(address.postalCode, address.city), address.country)),
  };
  intake.close();
  if (person.address === '' && person.city === '') return false;
  draft.person(person);
  return true;
}

function addFurtherAddress(
  address: CandidateAddress,
  takeLabel: () => string,
  path: string,
  draft: EuropassDraft,
): void {
  const text = commas(address.street, words(address.postalCode, address.city), address.country);
  if (text === '') return;
  draft.contacts.fact(takeLabel() || DOCUMENT_LABELS[draft.language].address, text, path);
}

/** Non-empty parts with spaces between. */
export function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
