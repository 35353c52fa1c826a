import type { Language } from '../../../../engine/text/languages.ts';
import { toWebHref } from '../../compose/href.ts';
import { isCustomSection } from '../../model/custom-sections.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { type Resume, shownSections } from '../../model/resume.ts';
import { isRichTextEmpty, type RichText } from '../../model/rich-text.ts';
import { sectionName } from '../../model/section-names.ts';
import type { Entry, ListSectionSlug, OrderedSection } from '../../model/sections.ts';
import { commas } from '../commas.ts';
import { writeFluency } from '../intake/language-level.ts';
import { writeSkillLevel } from '../intake/skill-level.ts';
import { withoutEmpty } from '../without-empty.ts';
import { writePeriod } from './rendercv-dates.ts';
import { shownFields } from './shown-fields.ts';
import { writeBlocks, writeDescription, writeLine, writeLinked } from './write-markdown.ts';

/** The sections that a resume shows, by title. Empty ones are left out, and so are sections of the user's own without a title. */
export function writeSections(resume: Resume): Map<string, unknown[]> {
  const sections = new Map<string, unknown[]>();
  for (const slug of shownSections(resume)) {
    const title = titleOf(resume, slug);
    const entries = title === '' ? [] : writeEntries(resume, slug);
    if (entries.length > 0) sections.set(freeTitle(title, sections), entries);
  }
  return sections;
}

function titleOf({ sections, language }: Resume, slug: OrderedSection): string {
  const typed = writeLine(sections[slug].config.title);
  // RenderCV makes a title of a key in lower case, so `a_b` would not stay.
  if (typed !== '') return typed;
  return isCustomSection(slug) ? '' : sectionName(slug, language);
}

/** Keys are unique. */
function freeTitle(title: string, sections: ReadonlyMap<string, unknown>): string {
  let free = title;
  for (let number = 2; sections.has(free); number++) free = `${title} (${number})`;
  return free;
}

function writeEntries(resume: Resume, slug: OrderedSection): unknown[] {
  if (slug === 'summary')
    return writeTexts(shownFields(slug, resume.sections.summary.data, resume.sections.summary.config).content);
  const { data, config } = resume.sections[slug];
  const items: readonly Entry<ListSectionSlug>[] = data.items;
  const shown = items.filter(({ hidden }) => !hidden).map((item) => shownFields(slug, item, config));
  const written = shown.map((item) => WRITERS[slug](item as never, resume.language)).filter(isFilled);
  return sameType(written);
}

function isFilled(entry: object | string): boolean {
  if (typeof entry === 'string') return entry !== '';
  return Object.values(entry).some((value) => (Array.isArray(value) ? value.length > 0 : value !== ''));
}

/**
 * All entries of a section have one type. Those with a name have a company and a position if one of them has an issuer (then the name
 * is the position) or a role (then the name is the company).
 */
function sameType(entries: readonly (object | string)[]): unknown[] {
  const has = (key: string) =>
    entries.some(
      (entry) =>
        typeof entry === 'object' &&
        (entry as Named)[key as 'name'] !== undefined &&
        (entry as Named)[key as 'name'] !== '',
    );
  const [hasIssuer, hasRole] = [has('issuer'), has('role')];
  return entries.map((entry) => {
    if (typeof entry === 'string' || !('name' in entry)) return entry;
    const { name, issuer = '', role = '', ...rest } = entry as Named;
    if (hasRole) return { company: name, position: role, ...rest };
    return hasIssuer ? { company: issuer, position: name, ...rest } : { name, ...rest };
  });
}

/** An entry with a name, before its type is known. */
interface Named {
  name: string;
  issuer?: string;
  role?: string;
}

/** Texts of their own: a paragraph each, and a list with all its items. */
function writeTexts(blocks: RichText): string[] {
  return blocks.map((block) => writeBlocks([block])).filter((text) => text !== '');
}

/** What entries with a period and a description share. */
function writeBody(
  entry: { dateFrom: string; dateTo: string; present?: boolean; city?: string; country?: string; place?: string },
  description: RichText,
): object {
  return withoutEmpty({
    ...writePeriod({ present: false, ...entry }),
    location: writeLine(commas(entry.city ?? '', entry.country ?? '', entry.place ?? '')),
    ...writeDescription(description),
  });
}

/** A name that links to the entry's address, and the description, where an address that cannot be a link is a line. */
function withLink(name: string, url: string, description: RichText): { name: string; description: RichText } {
  const href = toWebHref(url);
  const linked = writeLinked(name, href);
  const isLinked = href !== null && linked !== writeLine(name);
  return { name: linked, description: isLinked ? description : [...textBlocks(url), ...description] };
}

interface Body {
  url: string;
  dateFrom: string;
  dateTo: string;
  present?: boolean;
  place?: string;
  description: RichText;
}

function writeNamed(name: string, other: { issuer: string } | { role: string }, entry: Body): object {
  const linked = withLink(name, entry.url, entry.description);
  const [[key, value] = ['', '']] = Object.entries(other);
  return { name: linked.name, [key]: writeLine(value), ...writeBody(entry, linked.description) };
}

/** An address that cannot be a link stays as a line of the description. */
function textBlocks(text: string): RichText {
  return text.trim() === '' ? [] : [{ type: 'paragraph', children: [{ text }] }];
}

function writeOneLine(label: string, ...details: string[]): object {
  return { label: writeLine(label), details: writeLine(commas(...details.map((text) => text.replaceAll('\n', ', ')))) };
}

function writeSkill(entry: Entry<'skills'> | Entry<'software'>, language: Language): object {
  const { name, description, level, levelDescription } = entry;
  // The words for levels are English ones.
  const words = level === null || language === 'en' ? writeSkillLevel(level) : `${level}/5`;
  const levelWords = commas(words, levelDescription);
  return writeOneLine(
    name,
    description.trim() === '' ? levelWords : description,
    description.trim() === '' ? '' : levelWords,
  );
}

const WRITERS: { [S in Exclude<OrderedSection, 'summary'>]: (entry: Entry<S>, language: Language) => object | string } =
  {
    experiences: (entry) => {
      const { companyDescription, achievements } = entry;
      const blocks = [companyDescription, entry.description, achievements]
        .filter((part) => !isRichTextEmpty(part))
        .flat();
      const { name, description } = withLink(entry.company, entry.url, blocks);
      return { company: name, position: writeLine(entry.position), ...writeBody(entry, description) };
    },
    education: (entry) => {
      const { name, description } = withLink(entry.schoolName, entry.url, entry.additionalActivities);
      const degree = withoutEmpty({ degree: writeLine(entry.degree) });
      return { institution: name, area: writeLine(entry.fieldOfStudy), ...degree, ...writeBody(entry, description) };
    },
    languages: ({ language, level, levelDescription, certificates }, wording) => {
      const fluency = level === 'native' ? DOCUMENT_LABELS[wording].nativeLanguage : writeFluency(level);
      return writeOneLine(language, fluency, levelDescription, certificates);
    },
    skills: writeSkill,
    software: writeSkill,
    certifications: (entry) => writeNamed(entry.name, { issuer: entry.issuer }, entry),
    courses: (entry) => writeNamed(entry.name, { issuer: entry.organizer }, entry),
    awards: (entry) => {
      const written = writeNamed(entry.name, { issuer: entry.organizer }, entry);
      return entry.date === '' ? written : { ...written, date: entry.date };
    },
    projects: (entry) => writeNamed(entry.name, { role: entry.role }, entry),
    volunteering: (entry) => writeNamed(entry.name, { role: entry.role }, entry),
    memberships: (entry) => writeNamed(entry.organization, { role: entry.role }, entry),
    publications: ({ title, authors, publisher, date, url, description }) => {
      const href = toWebHref(url);
      const names = authors
        .split(',')
        .map(writeLine)
        .filter((name) => name !== '');
      const blocks = href === null ? [...textBlocks(url), ...description] : description;
      const doi = /^https:\/\/doi\.org\/(10\..+)$/.exec(href ?? '')?.[1] ?? '';
      const link = doi === '' ? { url: href ?? '' } : { doi };
      const optional = { journal: writeLine(publisher), date, ...link, summary: writeBlocks(blocks) };
      return { title: writeLine(title), authors: names, ...withoutEmpty(optional) };
    },
    references: ({ name, position, company, contact }) => writeOneLine(name, position, company, contact),
    'driving-licences': ({ category, date, description }) => writeOneLine(category, date, description),
    interests: ({ content }) => ({ bullet: writeLine(content.replaceAll('\n', ' ')) }),
    clauses: ({ content }) => writeBlocks(content),
    'custom-1': (entry) => writeNamed(entry.title, { issuer: entry.subtitle }, entry),
    'custom-2': (entry) => writeNamed(entry.title, { issuer: entry.subtitle }, entry),
    'custom-3': (entry) => writeNamed(entry.title, { issuer: entry.subtitle }, entry),
    'custom-4': (entry) => writeNamed(entry.title, { issuer: entry.subtitle }, entry),
    'custom-5': (entry) => writeNamed(entry.title, { issuer: entry.subtitle }, entry),
  };
