import type { TextItem } from '../../../../reader/found-resume.ts';
import { fieldsOf } from '../../model/sections.ts';
import { createCustomSlots } from '../intake/custom-slots.ts';
import type { FieldReading, ImportedResume, ImportSetting } from '../intake/imported-resume.ts';
import { createPersonFields } from '../intake/person-fields.ts';
import { createResumeDraft, type ResumeDraft } from '../intake/resume-draft.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { LINKEDIN_LABELS } from './labels.ts';
import { pdfHeadingKind } from './pdf/pdf-headings.ts';
import { joinWrapped, type PdfLine, toColumns } from './pdf/pdf-lines.ts';
import { CERTAIN, readingsOf } from './pdf/pdf-readings.ts';
import { isMainHeading, isName, isPosition, isSideHeading } from './pdf/pdf-sizes.ts';
import { pdfText } from './pdf/pdf-text.ts';
import { type ContactText, readContact } from './pdf/read-contact.ts';
import { readEducation } from './pdf/read-education.ts';
import { readExperience } from './pdf/read-experience.ts';
import { readHead } from './pdf/read-head.ts';
import { isNamedKind, readLanguages, readNames, readOwnItems } from './pdf/read-side.ts';
import { type PdfSection, splitSections } from './pdf/split-sections.ts';

/**
 * True for the pages of LinkedIn's "Save to PDF": a side column with headings of 13 points, beside a name of 26 points and headings
 * of 15.75 points, with a known heading in both columns or an address at LinkedIn.
 */
export function isLinkedInPdf(items: readonly TextItem[]): boolean {
  const { side, main } = toColumns(items.filter(({ page }) => page <= 2));
  const name = main.find(isName);
  const sideHeadings = side.filter((line) => isSideHeading(line) && line.size < 14.5 && line.x < 40);
  const mainHeadings = main.filter((line) => isMainHeading(line) && Math.abs(line.x - (name?.x ?? 0)) < 2);
  if (name?.page !== 1 || sideHeadings.length === 0 || mainHeadings.length === 0) return false;
  const isKnown = ({ text }: PdfLine) => pdfHeadingKind(text) !== 'other';
  const hasAddress = side.some(({ text }) => /linkedin\.com\/in|\(LinkedIn\)/i.test(text));
  return hasAddress || (sideHeadings.some(isKnown) && mainHeadings.some(isKnown));
}

/**
 * Makes a resume of the pages of LinkedIn's "Save to PDF". Durations and the pages' footers are left out: they follow from the rest.
 *
 * @throws {UnreadableFileError} `nothing-found` for pages without a name and sections.
 */
export function fromLinkedInPdf(items: readonly TextItem[], setting: ImportSetting): ImportedResume {
  const draft = createResumeDraft(setting);
  const { side, main } = toColumns(items);
  const sideColumn = splitSections(side, isSideHeading);
  const mainColumn = splitSections(main, isMainHeading);
  const sections = [...mainColumn.sections, ...sideColumn.sections].map(withKindOfLines);
  if (sections.length === 0) throw new UnreadableFileError('nothing-found');
  const person = createPersonFields(draft);
  const labels = LINKEDIN_LABELS[setting.language];
  const headReadings = readHead(mainColumn.head, person);
  const contacts = [
    ...readContact(sideColumn.head, labels.website, person),
    ...sections.filter(isContact).flatMap(({ lines }) => readContact(lines, labels.website, person)),
  ];
  const contactReadings = readingsOfContacts(contacts, person.finish());
  const slotFor = createCustomSlots(draft);
  const others = sections
    .filter((section) => !isContact(section))
    .flatMap((section) =>
      readSection(section, draft, (title) => slotFor(section.kind === 'patents' ? labels.patents : title)),
    );
  return { ...draft.finish(), readings: [...headReadings, ...contactReadings, ...others] };
}

/** The subject of a section under unknown words, by what only one section has. */
function withKindOfLines(section: PdfSection): PdfSection {
  if (section.kind !== 'other') return section;
  if (section.lines.some(({ text }) => /linkedin\.com\/in|\(LinkedIn\)/i.test(text)))
    return { ...section, kind: 'contact' };
  return section.lines.some(isPosition) ? { ...section, kind: 'experience' } : section;
}

function isContact({ kind }: PdfSection): boolean {
  return kind === 'contact';
}

function readSection(
  { kind, heading, lines }: PdfSection,
  draft: ResumeDraft,
  slotFor: (title: string) => ReturnType<ReturnType<typeof createCustomSlots>>,
): FieldReading[] {
  if (lines.length === 0) return [];
  if (kind === 'summary') {
    draft.summary(`page ${lines[0]?.page ?? 1}`, pdfText(lines));
    return readingsOf('summary', null, { content: { lines } });
  }
  if (kind === 'experience') return readExperience(lines, draft);
  if (kind === 'education') return readEducation(lines, draft);
  if (kind === 'languages') return readLanguages(lines, draft);
  if (isNamedKind(kind)) return readNames(kind, lines, draft);
  const slot = slotFor(heading);
  if (slot !== null) return readOwnItems(slot, lines, draft);
  draft.note({ kind: 'left-out', path: `page ${lines[0]?.page ?? 1}`, text: joinWrapped(lines) });
  return [];
}

/** The fields that the contacts' texts went into. */
function readingsOfContacts(
  contacts: readonly ContactText[],
  person: Readonly<Record<string, string>>,
): FieldReading[] {
  return fieldsOf('personal-data').flatMap(({ name }) => {
    const source = contacts.find(({ text }) => text !== '' && person[name] === text);
    return source ? readingsOf('personal-data', null, { [name]: { lines: source.lines, confidence: CERTAIN } }) : [];
  });
}
