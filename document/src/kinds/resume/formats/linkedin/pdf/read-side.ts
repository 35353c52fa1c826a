import type { CustomSection } from '../../../model/custom-sections.ts';
import { MAX_NOTE_CHARACTERS } from '../../../model/section.ts';
import type { FieldReading } from '../../intake/imported-resume.ts';
import type { ResumeDraft } from '../../intake/resume-draft.ts';
import { readProficiency } from '../proficiency.ts';
import type { PdfLine } from './pdf-lines.ts';
import { CERTAIN, readingsOf } from './pdf-readings.ts';
import { type SideItem, sideItems } from './side-items.ts';

/** The sections whose items are one line of text, and the field for it. */
const NAME_FIELDS = {
  skills: 'name',
  software: 'name',
  certificates: 'name',
  awards: 'name',
  courses: 'name',
  projects: 'name',
  volunteering: 'name',
  memberships: 'organization',
  publications: 'title',
} as const;
type NamedKind = keyof typeof NAME_FIELDS;

export function isNamedKind(kind: string): kind is NamedKind {
  return Object.hasOwn(NAME_FIELDS, kind);
}

/** Reads a section of names: skills, certifications, honours. */
export function readNames(kind: NamedKind, lines: readonly PdfLine[], draft: ResumeDraft): FieldReading[] {
  const section = kind === 'certificates' ? 'certifications' : kind;
  const field = NAME_FIELDS[kind];
  return sideItems(lines).flatMap((item) => {
    const { path, intake } = open(item, draft);
    const id = draft.add(section, { [field]: intake.line('', item.text) }, { path, text: item.text });
    intake.close();
    return id === null ? [] : readingsOf(section, id, { [field]: { lines: item.lines } });
  });
}

/** Reads languages with their levels: `Danish (Native or Bilingual)`. */
export function readLanguages(lines: readonly PdfLine[], draft: ResumeDraft): FieldReading[] {
  return sideItems(lines).flatMap((item) => {
    const { path, intake } = open(item, draft);
    const [, name = item.text, words = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(item.text) ?? [];
    const { level, description } = readProficiency(words);
    const levelDescription = intake.piece('', description, MAX_NOTE_CHARACTERS);
    const entry = { language: intake.line('', name), level, levelDescription };
    const id = draft.add('languages', entry, { path, text: item.text });
    intake.close();
    if (id === null) return [];
    const levelLines = words === '' ? [] : item.lines;
    return readingsOf('languages', id, {
      language: { lines: item.lines },
      level: { lines: level === '' ? [] : levelLines, confidence: CERTAIN },
      levelDescription: { lines: levelLines },
    });
  });
}

/** Reads a section that a resume has no section for. */
export function readOwnItems(section: CustomSection, lines: readonly PdfLine[], draft: ResumeDraft): FieldReading[] {
  return sideItems(lines).flatMap((item) => {
    const { path, intake } = open(item, draft);
    const id = draft.add(section, { title: intake.line('', item.text) }, { path, text: item.text });
    intake.close();
    return id === null ? [] : readingsOf(section, id, { title: { lines: item.lines } });
  });
}

function open({ lines }: SideItem, draft: ResumeDraft) {
  const path = `page ${lines[0]?.page ?? 1}`;
  return { path, intake: draft.intake(path, ' ') };
}
