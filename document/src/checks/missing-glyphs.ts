import type { Draw } from '../layout/draw.ts';
import type { SectionSlug } from '../model/sections.ts';
import type { PlacedSubSection } from '../paginate/flow.ts';
import type { FinishedPage } from '../paint/paint-page.ts';
import type { Place, UnprintableCharacters } from './finding.ts';

/** Finds text that is on the pages and not painted, since no font has its characters. One finding a field. */
export function checkMissingGlyphs(pages: readonly FinishedPage[]): UnprintableCharacters[] {
  const found = new Map<string, UnprintableCharacters>();
  const add = (place: Place, draws: readonly Draw[]) => {
    const characters = unpainted(draws);
    if (characters.length === 0) return;
    const key = JSON.stringify(place);
    const known = found.get(key)?.characters ?? [];
    found.set(key, {
      kind: 'unprintable-characters',
      severity: 'must-look',
      place,
      characters: [...new Set([...known, ...characters])],
    });
  };
  for (const { hero, columns } of pages) {
    add({ section: 'personal-data', entryId: null, field: null }, hero);
    for (const { group, title, subSections } of columns.flatMap(({ placed }) => placed.sections)) {
      const section = group as SectionSlug;
      add({ section, entryId: null, field: null }, title?.payload ?? []);
      for (const part of subSections) addEntry(section, part, add);
    }
  }
  return [...found.values()];
}

function addEntry(
  section: SectionSlug,
  { entryId, head, descriptions }: PlacedSubSection<Draw[]>,
  add: (place: Place, draws: readonly Draw[]) => void,
): void {
  for (const { payload } of head) add({ section, entryId, field: null }, payload);
  for (const { field, paragraphs } of descriptions) {
    for (const { payload } of paragraphs.flatMap(({ lines }) => lines)) add({ section, entryId, field }, payload);
  }
}

function unpainted(draws: readonly Draw[]): string[] {
  return draws.flatMap((draw): string[] => {
    if (draw.kind === 'group') return unpainted(draw.draws);
    if (draw.kind !== 'text' || draw.style.color !== 'none') return [];
    return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(draw.text))
      .map(({ segment }) => segment)
      .filter((character) => character.trim() !== '');
  });
}
