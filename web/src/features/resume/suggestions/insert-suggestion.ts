import { plainToRichText, type RichText, richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';
import { MAX_ENTRIES } from '@kreda/document/kinds/resume/model/section';
import { SECTIONS, type SectionData } from '@kreda/document/kinds/resume/model/sections';
import type { SuggestedSection } from './suggested-sections.ts';

/** Entries whose main field takes a suggestion. */
const MAIN_FIELDS = { skills: 'name', software: 'name', languages: 'language', interests: 'content' } as const;

interface Entry {
  id: string;
  [field: string]: unknown;
}

/** Where a suggestion goes. */
export interface Place {
  /** The entry that is open in the form; null where none is. */
  openId: string | null;
  /** The id of an entry that has to be made. */
  newId: string;
}

export interface Inserted<S extends SuggestedSection> {
  data: SectionData<S>;
  /** The entry that took it, to be shown; null in the summary. */
  entryId: string | null;
}

/**
 * A section's data with a suggested text in it: a paragraph of the summary, an item of the open position's description, an entry
 * of its own elsewhere, in place of an empty one. Null where there is no room for another entry.
 */
export function insertSuggestion<S extends SuggestedSection>(
  section: S,
  data: SectionData<S>,
  text: string,
  place: Place,
): Inserted<S> | null {
  if (section === 'summary') {
    const { content } = data as SectionData<'summary'>;
    return { data: { content: [...content, ...plainToRichText(text)] } as SectionData<S>, entryId: null };
  }
  const { items } = data as unknown as { items: Entry[] };
  const inserted =
    section === 'experiences' ? intoDescription(items, text, place) : asEntry(section, items, text, place);
  return inserted && { data: { items: inserted.items } as unknown as SectionData<S>, entryId: inserted.entryId };
}

/** Texts of a section as they stand, to tell which suggestions are in already. */
export function hasSuggestion(data: SectionData<SuggestedSection>, text: string): boolean {
  const json = JSON.stringify(text);
  return JSON.stringify(data).includes(json);
}

function intoDescription(items: readonly Entry[], text: string, { openId, newId }: Place) {
  const at = items.findIndex(({ id }) => id === openId);
  const index = at >= 0 ? at : items.length - 1;
  const entry = items[index];
  if (!entry) {
    const made = { ...(SECTIONS.experiences.emptyEntry(newId) as Entry), description: withItem([], text) };
    return { items: [made], entryId: newId };
  }
  const changed = { ...entry, description: withItem(entry.description as RichText, text) };
  return { items: items.with(index, changed), entryId: entry.id };
}

/** The text with one more item, in its last list or in a new one. */
function withItem(blocks: RichText, text: string): RichText {
  const item = { level: 0, children: [{ text }] };
  const last = blocks.at(-1);
  if (last?.type === 'list') return [...blocks.slice(0, -1), { ...last, items: [...last.items, item] }];
  return [...blocks, { type: 'list', style: 'bulleted', items: [item] }];
}

function asEntry(section: keyof typeof MAIN_FIELDS, items: readonly Entry[], text: string, { newId }: Place) {
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
