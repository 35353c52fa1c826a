import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import type { Language } from '../../../engine/text/languages.ts';
import type { EntryValues } from '../model/any-entry.ts';
import { isCustomSection } from '../model/custom-sections.ts';
import { DOCUMENT_LABELS } from '../model/document-labels.ts';
import type { DateStyle, LevelStyle } from '../model/page-setup.ts';
import { type Resume, shownSections } from '../model/resume.ts';
import type { SectionConfig } from '../model/section.ts';
import { isFieldEmpty } from '../model/section.ts';
import { sectionName } from '../model/section-names.ts';
import {
  OWN_FACTS,
  PERSONAL_FACTS,
  type PersonalFact,
  personalData,
  SOCIAL_NETWORKS,
} from '../model/sections/personal-data.ts';
import type { OrderedSection } from '../model/sections.ts';
import { composeEntry, isEntryBlank } from './compose-entry.ts';
import type { ContactItem, Fact, ResumeContent, SectionContent } from './content.ts';
import { toMailHref, toPhoneHref, toPrintedAddress, toWebHref } from './href.ts';
import { initialsOf } from './initials.ts';
import { formatDate } from './period.ts';
import { QUOTED, type TextSetting } from './text-setting.ts';

/**
 * What a resume prints: hidden sections, entries and fields, empty entries, and sections of the user's own without a title are removed, dates
 * and levels are words.
 *
 * @param setting is compared by identity when unchanged sections are reused.
 */
export function composeResume(resume: Resume, setting: TextSetting = QUOTED): ResumeContent {
  return {
    ...composePersonal(resume, setting),
    sections: shownSections(resume)
      .map((slug) => composeSection(resume, slug, setting))
      .filter(({ slug, title, entries }) => entries.length > 0 && (title !== '' || !isCustomSection(slug))),
  };
}

/** What `composeResume` makes of the personal data alone. */
export function composePersonal(resume: Resume, setting: TextSetting = QUOTED): Omit<ResumeContent, 'sections'> {
  const { data, config } = resume.sections['personal-data'];
  const show = (name: keyof typeof data) =>
    config.fields[name] && !isFieldEmpty(data[name]) ? setting.fold(String(data[name])).trim() : '';
  return {
    language: resume.language,
    name: setting.setName(
      [show('firstName'), show('lastName')].filter((part) => part !== '').join(' '),
      resume.language,
    ),
    initials: initialsOf(show('firstName'), show('lastName')),
    profession: setting.set([show('profession')], resume.language)[0]!,
    city: show('city'),
    contacts: contacts(show),
    facts: facts(resume, show, (text) => setting.setFact(text, resume.language)),
    photo: config.fields.photo ? resume.photo : null,
  };
}

type PersonalField = keyof Resume['sections']['personal-data']['data'];
type ShowField = (name: PersonalField) => string;

function contacts(show: ShowField): ContactItem[] {
  const items: ContactItem[] = [
    { kind: 'email', text: show('email'), href: toMailHref(show('email')) },
    { kind: 'phone', text: show('phone'), href: toPhoneHref(show('phone')) },
    { kind: 'place', text: [show('address'), show('city')].filter((part) => part !== '').join(', '), href: null },
    { kind: 'website', text: toPrintedAddress(show('website')), href: toWebHref(show('website')) },
    ...SOCIAL_NETWORKS.map((kind) => ({ kind, text: toPrintedAddress(show(kind)), href: toWebHref(show(kind)) })),
  ];
  return items.filter(({ text }) => text !== '');
}

/** A flag is printed as its label alone. The user's own facts follow those that have a field, and flags come last. */
function facts({ language }: Resume, show: ShowField, set: (text: string) => string): Fact[] {
  const labels: Readonly<Record<PersonalFact, string>> = DOCUMENT_LABELS[language];
  const shown = PERSONAL_FACTS.filter((name) => show(name) !== '');
  const [flags, values] = [shown.filter(isFlag), shown.filter((name) => !isFlag(name))];
  return [
    ...values.map((name) => ({
      kind: name,
      label: labels[name],
      value: isDay(name) ? formatDate(show(name)) : set(show(name)),
    })),
    ...OWN_FACTS.map((fact) => ownFact(set(show(fact.label)), set(show(fact.value)))).filter(
      ({ label }) => label !== '',
    ),
    ...flags.map((name) => ({ kind: name, label: labels[name], value: '' })),
  ];
}

/** A value without a label is printed alone, as a flag is. A label without a value says nothing. */
function ownFact(label: string, value: string): Fact {
  // The colon after the label is printed, so a typed one would be the second.
  const words = label.replace(/\s*:$/u, '');
  if (value === '' || words === '') return { kind: 'own', label: value, value: '' };
  return { kind: 'own', label: words, value };
}

function isFlag(name: PersonalFact): boolean {
  return personalData.fields[name].kind === 'flag';
}

function isDay(name: PersonalFact): boolean {
  return personalData.fields[name].kind === 'date';
}

/** What `composeResume` makes of one section, whether it is shown or not. */
export function composeSection(
  { sections, language, pageSetup }: Resume,
  slug: OrderedSection,
  setting: TextSetting = QUOTED,
): SectionContent {
  return sectionContent(sections[slug], slug, language, pageSetup.dates, pageSetup.levels, setting);
}

type OrderedSections = Resume['sections'][OrderedSection];

const sectionContent = rememberByIdentity(composeContent);

function composeContent(
  { data, config }: OrderedSections,
  slug: OrderedSection,
  language: Language,
  dates: DateStyle,
  levels: LevelStyle,
  setting: TextSetting,
): SectionContent {
  const entries: EntryValues[] = 'items' in data ? data.items : [{ id: slug, ...data }];
  return {
    slug,
    // Clauses are small print at the end of a resume: they have a heading only if the user typed one. Nobody else can name a section of
    // the user's own.
    title:
      setting.set([setting.fold(config.title).trim()], language)[0] ||
      (slug === 'clauses' || isCustomSection(slug) ? '' : sectionName(slug, language)),
    entries: entries
      .filter(({ hidden }) => hidden !== true)
      .map((entry) => entryContent(entry, slug, config, language, dates, levels, setting))
      .filter((entry) => !isEntryBlank(entry)),
  };
}

const entryContent = rememberByIdentity(
  (
    entry: EntryValues,
    slug: OrderedSection,
    config: SectionConfig,
    language: Language,
    dates: DateStyle,
    levels: LevelStyle,
    setting: TextSetting,
  ) => composeEntry(entry, slug, { config, language, dates, levels, ...setting }),
);
