import { isJsonObject } from '@kreda/document/kinds/resume/model/json-object';
import { SECTION_SLUGS, type SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import type { UnreadableChange } from './unsaved-changes-store.ts';

/** The typed text of a stored change that this release cannot read. */
export interface UnreadableText {
  /** Null for a section that this release does not know, and for a change of anything else. */
  section: SectionSlug | null;
  /** A line for each field, in the order in which they are stored. Empty for a change without text, such as of settings. */
  text: string;
}

/** Keys of texts that the user did not type. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['type', 'section', 'id', 'style', 'href']);

export function textOfUnreadable(change: UnreadableChange): UnreadableText {
  const operation = isJsonObject(change) && 'operation' in change ? change.operation : change;
  const slug = isJsonObject(operation) ? operation.section : null;
  return { section: SECTION_SLUGS.find((known) => known === slug) ?? null, text: textsOf(operation).join('\n') };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isJsonObject(value)) return [];
  // Runs of rich text are one line.
  if (Array.isArray(value.children)) return textsOf(value.children.flatMap(textsOf).join(''));
  return Object.entries(value).flatMap(([name, inner]) => (WITHOUT_TEXT.has(name) ? [] : textsOf(inner)));
}
