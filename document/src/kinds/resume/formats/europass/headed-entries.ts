import type { CustomSection } from '../../model/custom-sections.ts';
import { plainToRichText, type RichText, richTextToPlain } from '../../model/rich-text.ts';
import { oneLine } from '../intake/one-line.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import type { HeadedEntry } from './headed-text.ts';
import type { ShownSections } from './shown-sections.ts';

/** The sections whose entries have a title, and of which Europass has fewer fields. */
export type HeadedSection =
  | 'projects'
  | 'publications'
  | 'certifications'
  | 'courses'
  | 'awards'
  | 'memberships'
  | 'references'
  | 'volunteering'
  | CustomSection;

const BLANK: HeadedEntry = {
  title: '',
  subtitle: '',
  place: '',
  dateFrom: '',
  dateTo: '',
  present: false,
  url: '',
  description: [],
};

/** The entries of a section in the fields that all of these sections share. */
export function headedEntries(sections: ShownSections, section: HeadedSection): HeadedEntry[] {
  switch (section) {
    case 'projects':
      return sections
        .entries(section)
        .map(({ name, role, ...entry }) => headed({ ...entry, title: name, subtitle: role }));
    case 'volunteering':
      return sections
        .entries(section)
        .map(({ name, role, ...entry }) => headed({ ...entry, title: name, subtitle: role }));
    case 'memberships':
      return sections
        .entries(section)
        .map(({ organization, role, ...entry }) => headed({ ...entry, title: organization, subtitle: role }));
    case 'publications':
      return sections
        .entries(section)
        .map(({ publisher, authors, date, ...entry }) =>
          headed({ ...entry, subtitle: publisher, place: authors, dateFrom: date }),
        );
    case 'certifications':
      return sections
        .entries(section)
        .map(({ name, issuer, ...entry }) => headed({ ...entry, title: name, subtitle: issuer }));
    case 'courses':
      return sections
        .entries(section)
        .map(({ name, organizer, ...entry }) => headed({ ...entry, title: name, subtitle: organizer }));
    case 'awards':
      return sections
        .entries(section)
        .map(({ name, organizer, date, dateFrom, ...entry }) =>
          headed({ ...entry, title: name, subtitle: organizer, dateFrom: dateFrom || date }),
        );
    case 'references':
      return sections
        .entries(section)
        .map(({ name, position, company, contact }) =>
          headed({ title: name, subtitle: position, place: company, description: contactLine(contact) }),
        );
    default:
      return sections.entries(section).map((entry) => headed(entry));
  }
}

function headed(fields: Partial<HeadedEntry>): HeadedEntry {
  const { title, subtitle, place, dateFrom, dateTo, present, url, description } = { ...BLANK, ...fields };
  // The first text stands for a title that is missing.
  const [name = '', ...others] = [title, url, subtitle, place].map((text) => text.trim()).filter((text) => text !== '');
  const isFirst = (text: string) => text.trim() === name && title.trim() === '' && !others.includes(name);
  return {
    title: name,
    subtitle: isFirst(subtitle) ? '' : subtitle.trim(),
    place: isFirst(place) ? '' : place.trim(),
    dateFrom,
    dateTo: present ? '' : dateTo,
    present,
    url: url.trim(),
    description,
  };
}

function contactLine(contact: string): RichText {
  return plainToRichText(contact);
}

/** Adds an entry that was read from a text to a section: the counterpart of `headedEntries`. Texts must fit their fields. */
export function addHeaded(
  section: HeadedSection,
  entry: HeadedEntry,
  source: { path: string; text: string },
  draft: Pick<ResumeDraft, 'add'>,
): void {
  const { title, dateFrom, dateTo, present, url, description } = entry;
  // A place in a section without places is the end of a subtitle with the same sign in it.
  const subtitle = [entry.subtitle, entry.place].filter((text) => text !== '').join(' · ');
  const dates = { dateFrom, dateTo };
  switch (section) {
    case 'projects':
    case 'volunteering':
      draft.add(section, { name: title, role: subtitle, ...dates, present, url, description }, source);
      break;
    case 'memberships':
      draft.add(section, { organization: title, role: subtitle, ...dates, present, url, description }, source);
      break;
    case 'publications':
      draft.add(
        section,
        { title, publisher: entry.subtitle, authors: entry.place, date: dateFrom, url, description },
        source,
      );
      break;
    case 'certifications':
      draft.add(section, { name: title, issuer: subtitle, ...dates, url, description }, source);
      break;
    case 'courses':
    case 'awards':
      draft.add(section, { name: title, organizer: subtitle, ...dates, url, description }, source);
      break;
    case 'references': {
      const contact = [url, richTextToPlain(description)].filter((text) => text !== '').join(' ');
      const names = { name: title, position: entry.subtitle, company: entry.place };
      draft.add(section, { ...names, contact: oneLine(contact) }, source);
      break;
    }
    default:
      draft.add(section, entry, source);
  }
}

/** True if the section has fields for all of the entry. */
export function fitsSection(section: HeadedSection, { dateFrom, dateTo, present }: HeadedEntry): boolean {
  if (section === 'references') return dateFrom === '' && dateTo === '' && !present;
  const hasEnd = section !== 'publications';
  const isPeriod = ['projects', 'volunteering', 'memberships'].includes(section) || section.startsWith('custom');
  return (hasEnd || dateTo === '') && (isPeriod || !present);
}
