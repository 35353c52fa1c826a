import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { dateSchema } from '../../model/section.ts';
import { commas } from '../commas.ts';
import { readCommunications, words } from './candidate-contact.ts';
import { readDate } from './dates.ts';
import { readPhoto } from './embedded-photo.ts';
import type { EuropassDraft } from './europass-draft.ts';
import { type FileNode, find, findAll, findDeep, mark, pathOf, take, takeAt } from './file-node.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { countryName, languageName } from './names-of-codes.ts';

/** Reads `CandidatePerson`, and from `CandidateProfile` the photo, the summary and the wanted position. */
export function readCandidatePerson(
  person: FileNode | undefined,
  profile: FileNode | undefined,
  draft: EuropassDraft,
): void {
  if (person) {
    readName(find(person, 'PersonName'), draft);
    readCommunications(person, draft);
    readFacts(person, draft);
    for (const node of findAll(person, 'PrimaryLanguageCode')) readMotherTongue(node, draft);
  }
  readProfession(profile, draft);
  for (const name of ['ExecutiveSummary', 'CandidateObjective', 'Objective']) {
    const node = find(profile, name);
    if (node) draft.summary(pathOf(node), htmlToRichText(take(node)));
  }
  readPictures(profile, draft);
}

/** A name in parts, or else as one. */
export function readPersonName(name: FileNode | undefined): { firstName: string; lastName: string } {
  const given = ['GivenName', 'MiddleName'].flatMap((part) => findAll(name, part)).map(take);
  const family = findAll(name, 'FamilyName').flatMap((node) => {
    const prefix = find(node, 'prefix');
    return [take(prefix), take(node)];
  });
  const firstName = words(...given);
  const lastName = words(...family);
  if (firstName === '' && lastName === '') return { firstName: takeAt(name, 'FormattedName'), lastName: '' };
  return { firstName, lastName };
}

function readName(name: FileNode | undefined, draft: EuropassDraft): void {
  if (!name) return;
  const intake = draft.intake(pathOf(name));
  const { firstName, lastName } = readPersonName(name);
  draft.person({ firstName: intake.line('GivenName', firstName), lastName: intake.line('FamilyName', lastName) });
  intake.close();
}

function readFacts(person: FileNode, draft: EuropassDraft): void {
  const { contacts, language } = draft;
  const birth = find(person, 'BirthDate');
  const birthDate = readDate(birth);
  if (dateSchema.safeParse(birthDate).success) draft.person({ birthDate });
  else if (birth) contacts.fact(DOCUMENT_LABELS[language].birthDate, birthDate, pathOf(birth));

  const intake = draft.intake(pathOf(person));
  const birthPlace = takeAt(person, 'BirthPlaceName') || takeAt(person, 'BirthPlace');
  const nationalities = findAll(person, 'NationalityCode').map((node) => countryName(take(node), language));
  draft.person({
    birthPlace: intake.line('BirthPlace', birthPlace),
    citizenship: intake.line('NationalityCode', commas(...nationalities)),
  });
  intake.close();

  const gender = find(person, 'GenderCode');
  if (gender) contacts.fact(draft.words.gender, genderWord(take(gender), draft.words), pathOf(gender));
}

/** Codes of Europass are words. `male` and `female` are in the language of the resume, rare ones such as `do_not_indicate` as they are. */
function genderWord(code: string, words: EuropassDraft['words']): string {
  const word = code.replaceAll('_', ' ').trim();
  const known = word.toLowerCase();
  if (known === 'male' || known === 'female') return words[known];
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** A language by its code, or its name where the file says that it is free text. */
export function readLanguageName(node: FileNode | undefined, draft: EuropassDraft): string {
  if (!node) return '';
  const marks = ['name', 'schemeName', 'typeCode'].flatMap((name) => find(node, name) ?? []);
  const isFreeText = marks.map(mark).some((text) => /free/i.test(text));
  return isFreeText ? take(node) : languageName(take(node), draft.language);
}

function readMotherTongue(node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  const intake = draft.intake(path);
  const language = intake.line('', readLanguageName(node, draft));
  if (language !== '') draft.add('languages', { language, level: 'native' }, { path, text: language });
  intake.close();
}

function readProfession(profile: FileNode | undefined, draft: EuropassDraft): void {
  const wanted = find(profile, 'CandidatePositionPreferences');
  if (!wanted) return;
  const intake = draft.intake(pathOf(wanted));
  draft.person({ profession: intake.line('PositionTitle', takeAt(wanted, 'PositionTitle')) });
  intake.close();
  const description = find(wanted, 'Description');
  if (description) draft.summary(pathOf(description), htmlToRichText(take(description)));
}

function readPictures(profile: FileNode | undefined, draft: EuropassDraft): void {
  for (const attachment of findDeep(profile, 'Attachment')) {
    const marks = ['Instructions', 'FileType'].flatMap((name) => find(attachment, name) ?? []);
    const data = find(attachment, 'EmbeddedData');
    if (!data || !marks.map(mark).some((text) => /photo|profile/i.test(text))) continue;
    const photo = readPhoto(data.text);
    if (!photo) continue;
    take(data);
    draft.setPhoto(photo);
  }
}
