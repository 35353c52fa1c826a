import type { Language } from '@kreda/document/model/languages';
import { sectionName } from '@kreda/document/model/section-names';
import type { SectionSlug } from '@kreda/document/model/sections';
import { dictionaries } from '../site/dictionaries.ts';
import { GENERAL, POSITIONS } from './catalogue.ts';
import { findPosition } from './find-position.ts';

/** The sections that texts are suggested for. */
export const SUGGESTED_SECTIONS = ['summary', 'experiences', 'skills', 'software', 'interests', 'languages'] as const;
export type SuggestedSection = (typeof SUGGESTED_SECTIONS)[number] & SectionSlug;

/** Texts to choose from (specification, section 3). */
interface SuggestionBlock {
  title: string;
  items: readonly string[];
}

export interface Suggestions {
  /** What suits everybody. */
  default: SuggestionBlock;
  /** What suits the position that was searched for; no items where nothing is known about it. */
  data: SuggestionBlock;
}

/** Suggestions for a section in a CV's language; `search` names a position in words. */
export function suggest(section: SuggestedSection, language: Language, search: string): Suggestions {
  const general: SuggestionBlock = { title: sectionName(section, language), items: generalItems(section, language) };
  if (section === 'interests' || section === 'languages') return { default: general, data: { title: '', items: [] } };
  const position = findPosition(POSITIONS[language] ?? [], search);
  return { default: general, data: { title: position?.titles[0] ?? '', items: position?.[section] ?? [] } };
}

function generalItems(section: SuggestedSection, language: Language): readonly string[] {
  return section === 'languages' ? dictionaries(language).languageSuggestions : GENERAL[language][section];
}
