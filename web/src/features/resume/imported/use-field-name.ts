import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { type FieldName, labelOf } from '@kreda/document/kinds/resume/model/sections';
import type { FieldPlace } from '@kreda/document/kinds/resume/operations/field-place';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { useSectionTitles } from '../editor/section-titles.tsx';
import { useT } from '../forms/messages.ts';

/** A field in words: its section, and the section with the field's label. */
export interface FieldWords {
  section: string;
  whole: string;
}

export function useFieldName(): (place: FieldPlace) => FieldWords {
  const t = useT();
  const language = useLanguage();
  const titles = useSectionTitles();
  return ({ section: slug, field }) => {
    const section = titles[slug] ?? sectionName(slug, language);
    return { section, whole: `${section}: ${t(`fields.${labelOf(slug, field as FieldName)}`)}` };
  };
}
