import type { Language } from '@kreda/document/engine/text/languages';
import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { suggestedLanguages } from '../../platform/suggested-languages.ts';
import { GENERAL, POSITIONS } from './catalogue.ts';
import { findPosition } from './find-position.ts';
import type { SuggestedSection, SuggestionBlock, Suggestions } from './schema.ts';

/** Suggestions for a section in a CV's language; `search` names a position in words. */
export function suggest(section: SuggestedSection, language: Language, search: string): Suggestions {
  const general: SuggestionBlock = { title: sectionName(section, language), items: generalItems(section, language) };
  if (section === 'interests' || section === 'languages') return { default: general, data: { title: '', items: [] } };
  const position = findPosition(POSITIONS[language] ?? [], search);
  return { default: general, data: { title: position?.titles[0] ?? '', items: position?.[section] ?? [] } };
}

function generalItems(section: SuggestedSection, language: Language): readonly string[] {
  return section === 'languages' ? suggestedLanguages(language) : GENERAL[language][section];
}
