import type { EntryContent, Fact, SectionContent } from '../compose/content.ts';
import type { ListItem } from '../model/rich-text.ts';
import { SECTIONS } from '../model/sections.ts';

// What the page says by place or by drawing, in words: shared by plain text and Markdown.

/** True for a section whose entries are a few words each, so that they stand in a list. */
export function isCompact({ slug }: SectionContent): boolean {
  const { holds } = SECTIONS[slug];
  return holds === 'terms' || holds === 'notes';
}

/** What of the given is there, with `separator` between. */
export function joined(separator: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(separator);
}

/** Words about a level; drawn ones as `4/5`. A language's level has words of its own. */
export function levelWords({ level, levelText }: EntryContent, { slug }: SectionContent): string {
  return joined(', ', levelText, level && slug !== 'languages' ? `${level.value}/5` : '');
}

export function factWords({ label, value }: Fact): string {
  return value === '' ? label : `${label}: ${value}`;
}

/** The number of each item of a numbered list; each level counts anew below another item. */
export function itemNumbers(items: readonly ListItem[]): number[] {
  const counters: number[] = [];
  return items.map(({ level }) => {
    counters.length = Math.min(counters.length, level + 1);
    counters[level] = (counters[level] ?? 0) + 1;
    return counters[level];
  });
}
