import type { EntryContent, Fact, SectionContent } from '../compose/content.ts';
import type { ListItem } from '../model/rich-text.ts';
import { SECTIONS } from '../model/sections.ts';

// Writes in words what a page shows by position or drawing. Plain text and Markdown share it.

/** True for a section whose entries are a few words each, so that they stand in a list. */
export function isCompact({ slug }: SectionContent): boolean {
  const { holds } = SECTIONS[slug];
  return holds === 'terms' || holds === 'notes';
}

/** The non-empty parts with `separator` between. */
export function joined(separator: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(separator);
}

/** A level in words; a drawn one as `4/5`, except a language's, which has words already. */
export function levelWords({ level, levelText }: EntryContent, { slug }: SectionContent): string {
  return joined(', ', levelText, level && slug !== 'languages' ? `${level.value}/5` : '');
}

export function factWords({ label, value }: Fact): string {
  return value === '' ? label : `${label}: ${value}`;
}

/** The number of each item of a numbered list. Nested items are counted from 1 below each item. */
export function itemNumbers(items: readonly ListItem[]): number[] {
  const counters: number[] = [];
  return items.map(({ level }) => {
    counters.length = Math.min(counters.length, level + 1);
    counters[level] = (counters[level] ?? 0) + 1;
    return counters[level];
  });
}
