import { composeResume } from '../kinds/resume/compose/compose.ts';
import type { EntryContent, SectionContent } from '../kinds/resume/compose/content.ts';
import { toPrintedAddress } from '../kinds/resume/compose/href.ts';
import type { Resume } from '../kinds/resume/model/resume.ts';
import { richTextToPlain } from '../kinds/resume/model/rich-text.ts';
import { SECTIONS } from '../kinds/resume/model/sections.ts';
import type { FoundDate, FoundEntry, FoundResume, FoundSection, FoundSectionKind } from '../reader/found-resume.ts';

const KINDS: Readonly<Record<string, FoundSectionKind>> = { experiences: 'experience', certifications: 'certificates' };

/** What a reader without mistakes would find in the resume's PDF. */
export function readAsWritten(resume: Resume): FoundResume {
  const { name, profession, contacts, sections } = composeResume(resume);
  const contact = (wanted: string) => contacts.find(({ kind }) => kind === wanted)?.text ?? '';
  return {
    name,
    profession,
    email: contact('email'),
    phone: contact('phone'),
    location: contact('place'),
    links: contacts.filter(({ kind }) => !['email', 'phone', 'place'].includes(kind)).map(({ text }) => text),
    sections: sections.map((section) => foundSection(resume, section)),
  };
}

function foundSection(resume: Resume, { slug, title, entries }: SectionContent): FoundSection {
  const section: FoundSection = {
    kind: KINDS[slug] ?? (slug as FoundSectionKind),
    heading: title,
    entries: [],
    terms: [],
    text: [],
  };
  const { holds } = SECTIONS[slug];
  if (holds === 'texts') return { ...section, text: entries.flatMap(plainText) };
  if (holds === 'terms' || holds === 'notes') {
    const terms = entries.map(({ title: term, levelText, note }) => ({
      name: term || note,
      detail: term && levelText,
    }));
    return {
      ...section,
      terms: terms.map((term, index) => ({ ...term, detail: withNote(term.detail, entries[index]!) })),
    };
  }
  const { data } = resume.sections[slug];
  const typed = 'items' in data ? (data.items as { id: string }[]) : [];
  return {
    ...section,
    entries: entries.map((entry) =>
      foundEntry(entry, typed.find(({ id }) => id === entry.id) as Record<string, unknown>),
    ),
  };
}

function withNote(detail: string, { title, note }: EntryContent): string {
  return title === '' ? '' : [detail, note].filter(Boolean).join(', ');
}

function plainText({ descriptions }: EntryContent): string[] {
  return descriptions.map(({ blocks }) => richTextToPlain(blocks));
}

function foundEntry(entry: EntryContent, typed: Readonly<Record<string, unknown>>): FoundEntry {
  const date = (value: unknown): FoundDate | null => (value ? { text: String(value), value: String(value) } : null);
  const isSchool = 'schoolName' in typed && entry.subtitle !== '';
  return {
    title: isSchool ? entry.subtitle : entry.title,
    organisation: isSchool ? entry.title : entry.subtitle,
    authors: '',
    location: entry.place,
    start: date(typed.dateFrom) ?? date(typed.date),
    end: typed.present === true ? { text: 'now', value: 'present' } : date(typed.dateTo),
    url: toPrintedAddress(entry.link?.text ?? ''),
    description: [...plainText(entry).flatMap((text) => text.split('\n')), entry.note].filter(Boolean),
    place: { page: 1, x: 0, y: 0, width: 0, height: 0 },
  };
}
