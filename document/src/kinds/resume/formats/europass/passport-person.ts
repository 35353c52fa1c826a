import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { MAX_LINE_CHARACTERS } from '../../model/printable.ts';
import { dateSchema } from '../../model/section.ts';
import { commas } from '../commas.ts';
import { allLines } from '../intake/rich-lines.ts';
import { readDate } from './dates.ts';
import { readPhoto } from './embedded-photo.ts';
import type { EuropassDraft } from './europass-draft.ts';
import { type FileNode, find, findAll, mark, pathOf, printableText, take, takeAt } from './file-node.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { countryName } from './names-of-codes.ts';

/** Reads `Identification` and `Headline` of a SkillsPassport. */
export function readPassportPerson(learner: FileNode | undefined, draft: EuropassDraft): void {
  const identification = find(learner, 'Identification');
  readName(find(identification, 'PersonName'), draft);
  readAddress(find(identification, 'ContactInfo'), draft);
  readContacts(find(identification, 'ContactInfo'), draft);
  readDemographics(find(identification, 'Demographics'), draft);
  const data = find(identification, 'Photo', 'Data');
  const photo = data && readPhoto(data.text);
  if (photo) {
    take(data);
    draft.setPhoto(photo);
  }
  readHeadline(find(learner, 'Headline'), draft);
}

/** A label of Europass: the words, or else the code. */
export function readLabel(node: FileNode | undefined): string {
  return takeAt(node, 'Label') || take(node) || takeAt(node, 'Code');
}

/** A country by its label, or else its code. */
export function readCountry(node: FileNode | undefined, draft: EuropassDraft): string {
  return takeAt(node, 'Label') || countryName(takeAt(node, 'Code') || take(node), draft.language);
}

function readName(name: FileNode | undefined, draft: EuropassDraft): void {
  if (!name) return;
  const intake = draft.intake(pathOf(name));
  draft.person({
    firstName: intake.line('FirstName', words(readLabel(find(name, 'Title')), takeAt(name, 'FirstName'))),
    lastName: intake.line('Surname', takeAt(name, 'Surname') || takeAt(name, 'LastName')),
  });
  intake.close();
}

function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** The lines of an address, without town and country. */
export function readStreet(contact: FileNode | undefined): string {
  const lines = ['AddressLine', 'AddressLine2'].flatMap((name) => findAll(contact, name).map(take));
  return commas(...lines.map((line) => line.replace(/\s*\n\s*/g, ', ')));
}

function readAddress(info: FileNode | undefined, draft: EuropassDraft): void {
  const address = find(info, 'Address');
  if (!address) return;
  const contact = find(address, 'Contact') ?? address;
  const intake = draft.intake(pathOf(contact));
  const town = words(takeAt(contact, 'PostalCode'), takeAt(contact, 'Municipality'));
  draft.person({
    address: intake.line('AddressLine', readStreet(contact)),
    city: intake.line('Municipality', commas(town, readCountry(find(contact, 'Country'), draft))),
  });
  intake.close();
}

function readContacts(info: FileNode | undefined, draft: EuropassDraft): void {
  const { contacts } = draft;
  const each = (name: string, add: (text: string, path: string, takeLabel: () => string, node: FileNode) => void) => {
    for (const node of findAll(info, name)) {
      const contact = find(node, 'Contact') ?? node;
      mark(find(node, 'Use', 'Label'));
      add(take(contact), pathOf(contact), () => takeAt(node, 'Use', 'Label'), node);
    }
  };
  each('Email', contacts.email);
  each('Telephone', contacts.phone);
  each('Website', (text, path, takeLabel, node) => {
    const label = find(node, 'Use', 'Label');
    contacts.website(text, path, takeLabel, label && printableText(label));
  });
  each('InstantMessaging', (text, path, takeLabel, node) => {
    const code = find(node, 'Use', 'Code');
    const label = find(node, 'Use', 'Label') ?? code;
    const name = label ? printableText(label) : '';
    contacts.account(
      code ? printableText(code) : name,
      text,
      path,
      () => takeLabel() || titled(takeAt(node, 'Use', 'Code')),
    );
  });
}

function titled(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1);
}

function readDemographics(demographics: FileNode | undefined, draft: EuropassDraft): void {
  const birth = find(demographics, 'Birthdate');
  const birthDate = readDate(birth);
  if (dateSchema.safeParse(birthDate).success) draft.person({ birthDate });
  else if (birth) draft.contacts.fact(DOCUMENT_LABELS[draft.language].birthDate, birthDate, pathOf(birth));

  const gender = find(demographics, 'Gender');
  if (gender) draft.contacts.fact(draft.words.gender, readLabel(gender), pathOf(gender));

  const nationalities = findAll(demographics, 'Nationality');
  const [first] = nationalities;
  if (!first) return;
  const intake = draft.intake(pathOf(first));
  draft.person({
    citizenship: intake.line('Label', commas(...nationalities.map((node) => readCountry(node, draft)))),
  });
  intake.close();
}

/** A headline is the wanted or held profession, except a personal statement, which is a summary. */
function readHeadline(headline: FileNode | undefined, draft: EuropassDraft): void {
  if (!headline) return;
  const description = find(headline, 'Description');
  const blocks = htmlToRichText(readLabel(description));
  const text = allLines(blocks);
  mark(find(headline, 'Type', 'Label'));
  const isStatement = mark(find(headline, 'Type', 'Code')) === 'personal_statement';
  if (isStatement || text.length > MAX_LINE_CHARACTERS) {
    draft.summary(pathOf(headline), blocks);
    return;
  }
  const intake = draft.intake(pathOf(headline));
  draft.person({ profession: intake.line('Description', text) });
  intake.close();
}
