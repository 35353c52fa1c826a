import { plainToRichText, type RichText, richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';
import { MAX_ENTRIES } from '@kreda/document/kinds/resume/model/section';
import { SECTIONS, type SectionData } from '@kreda/document/kinds/resume/model/sections';
import type { SuggestedSection } from './suggested-sections.ts';

/** The main fields that take a suggestion, by section. */
const MAIN_FIELDS = { skills: 'name', software: 'name', languages: 'language', interests: 'content' } as const;

interface Entry {
  id: string;
  [field: string]: unknown;
}

/** Where a suggestion is inserted. */
export interface Target {
  /** The open entry of the form; null if none is open. */
  openId: string | null;
  /** The id for a new entry, if one has to be made. */
  newId: string;
}

export interface Inserted<S extends SuggestedSection> {
  data: SectionData<S>;
  /** The entry with the suggestion, to be shown; null in the summary. */
  entryId: string | null;
}

/**
 * Inserts a suggested text into a section's data: as a paragraph of the summary, as an item of the open entry's description in
 * experience, as an entry elsewhere, replacing an empty one. Null if the section is full.
 */
export function insertSuggestion<S extends SuggestedSection>(
  section: S,
  data: SectionData<S>,
  text: string,
  target: Target,
): Inserted<S> | null {
  if (section === 'summary') {
    const { content } = data as SectionData<'summary'>;
    return { data: { content: [...content, ...plainToRichText(text)] } as SectionData<S>, entryId: null };
  }
  const { items } = data as unknown as { items: Entry[] };
  const inserted =
    section === 'experiences' ? intoDescription(items, text, target) : asEntry(section, items, text, target);
  return inserted && { data: { items: inserted.items } as unknown as SectionData<S>, entryId: inserted.entryId };
}

/** The entry whose description takes a suggestion: the open one, or the last. Undefined in an empty list. */
export function targetOf<T extends { id: string }>(items: readonly T[], openId: string | null): T | undefined {
  return items.find(({ id }) => id === openId) ?? items.at(-1);
}

/** Whether a section's data, or the job that takes suggestions, contains one already. */
export function hasSuggestion(data: SectionData<SuggestedSection> | { id: string }, text: string): boolean {
  return JSON.stringify(data).includes(JSON.stringify(text));
}

function intoDescription(items: readonly Entry[], text: string, { openId, newId }: Target) {
  const entry = targetOf(items, openId);
  if (entry === undefined) {
    const made = { ...(SECTIONS.experiences.emptyEntry(newId) as Entry), description: withItem([], text) };
    return { items: [made], entryId: newId };
  }
  const changed = { ...entry, description: withItem(entry.description as RichText, text) };
  return { items: items.with(items.indexOf(entry), changed), entryId: entry.id };
}

/** Adds an item to the last list of the text, or to a new list. */
function withItem(blocks: RichText, text: string): RichText {
  const item = { level: 0, children: [{ text }] };
  const last = blocks.at(-1);
  if (last?.type === 'list') return [...blocks.slice(0, -1), { ...last, items: [...last.items, item] }];
  return [...blocks, { type: 'list', style: 'bulleted', items: [item] }];
}

function asEntry(section: keyof typeof MAIN_FIELDS, items: readonly Entry[], text: string, { newId }: Target) {
  const field = MAIN_FIELDS[section];
  const empty = items.findIndex((entry) => isBlank(entry[field]));
  if (empty >= 0) {
    const entry = items[empty]!;
    return { items: items.with(empty, { ...entry, [field]: text }), entryId: entry.id };
  }
  if (items.length >= MAX_ENTRIES) return null;
  const made = { ...(SECTIONS[section].emptyEntry(newId) as Entry), [field]: text };
  return { items: [...items, made], entryId: newId };
}

function isBlank(value: unknown): boolean {
  return (Array.isArray(value) ? richTextToPlain(value as RichText) : String(value ?? '')).trim() === '';
}
