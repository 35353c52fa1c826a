import type { Language } from '../../../../engine/text/languages.ts';
import { toMailHref } from '../../compose/href.ts';
import { CUSTOM_SECTIONS } from '../../model/custom-sections.ts';
import { sectionName } from '../../model/section-names.ts';
import type { Entry } from '../../model/sections.ts';
import type { XmlContent } from './build-xml.ts';
import { EUROPASS_WORDS } from './europass-words.ts';
import { headedEntries } from './headed-entries.ts';
import type { HeadedEntry } from './headed-text.ts';
import { plainToHtml } from './rich-text-to-html.ts';
import type { ShownSections } from './shown-sections.ts';
import { html, writeDate, writeTimeSpan } from './write-candidate-history.ts';
import { isBare, writeDetailedSkill } from './write-candidate-skills.ts';

/** An entry with a title as an activity. Its subtitle is the first line of the description. */
export function writeActivity(entry: HeadedEntry): XmlContent {
  const { title, subtitle, place, url, description } = entry;
  return {
    Title: title,
    Date: writeTimeSpan(entry),
    Location: place,
    Description: `${plainToHtml(subtitle)}${html(description)}`,
    Link: url,
  };
}

export function writeCertification(entry: Entry<'certifications'>): XmlContent {
  return {
    'hr:CertificationName': entry.name.trim(),
    'hr:IssuingAuthority': { 'hr:Name': entry.issuer.trim() },
    FirstIssuedDate: writeDate(entry.dateFrom),
    FreeFormEffectivePeriod: { EndDate: writeDate(entry.dateTo) },
    'oa:Description': html(entry.description),
    Link: entry.url.trim(),
  };
}

/** A publication. Authors are the first line of its description, and of its date the year remains. */
export function writePublication(entry: Entry<'publications'>): XmlContent {
  return {
    Title: entry.title.trim(),
    Reference: entry.publisher.trim(),
    Year: entry.date.slice(0, 4),
    Link: entry.url.trim(),
    'hr:FormattedPublicationDescription': `${plainToHtml(entry.authors)}${html(entry.description)}`,
  };
}

export function writeReferee({ name, position, company, contact }: Entry<'references'>): XmlContent {
  const isMail = toMailHref(contact) !== null;
  return {
    PersonName: { 'oa:FormattedName': name.trim() },
    Communication: isMail ? { ChannelCode: 'Email', 'oa:URI': contact.trim() } : undefined,
    Role: position.trim(),
    Comment: [company, isMail ? '' : contact].filter((part) => part.trim() !== '').join(', '),
  };
}

export function writeInterest({ content }: Entry<'interests'>): XmlContent {
  const [title = '', ...lines] = content.trim().split('\n');
  return { Title: title, Description: plainToHtml(lines.join('\n')) };
}

/** `Others`: sections under a title, for what the portal has no sections for. */
export function writeOthers(
  sections: ShownSections,
  facts: readonly { label: string; value: string }[],
  language: Language,
): XmlContent[] {
  const detailed = (section: 'skills' | 'software') => sections.entries(section).filter((skill) => !isBare(skill));
  return [
    others(sectionName('awards', language), headedEntries(sections, 'awards').map(writeActivity)),
    others(sectionName('skills', language), detailed('skills').map(writeDetailedSkill)),
    others(sectionName('software', language), detailed('software').map(writeDetailedSkill)),
    ...CUSTOM_SECTIONS.map((section) =>
      others(
        sections.title(section),
        sections.title(section) === '' ? [] : headedEntries(sections, section).map(writeActivity),
      ),
    ),
    others(
      EUROPASS_WORDS[language].additional,
      facts.map(({ label, value }) => ({ Title: label, Description: plainToHtml(value) })),
    ),
  ];
}

function others(title: string, entries: readonly XmlContent[]): XmlContent {
  return entries.length === 0 ? '' : { Title: title, Other: entries };
}
