import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { ListSectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { trpc } from '../../../lib/trpc.ts';
import { useResumePart } from '../state/use-resume.ts';
import { defaultPosition } from './default-position.ts';
import { isSuggestedSection } from './suggested-sections.ts';

const languageOf = ({ language }: Resume) => language;

/** The terms that are suggested for a section of this resume: for its position, then general ones. Empty until they are loaded. */
export function useSuggestedTerms(section: ListSectionSlug): readonly string[] {
  const language = useResumePart(languageOf);
  const position = useResumePart(defaultPosition);
  const isSuggested = isSuggestedSection(section);
  const found = trpc.suggestions.find.useQuery(
    { section: isSuggested ? section : 'skills', language, search: position.slice(0, 200) },
    { enabled: isSuggested, staleTime: Number.POSITIVE_INFINITY },
  );
  return found.data ? [...new Set([...found.data.data.items, ...found.data.default.items])] : [];
}
