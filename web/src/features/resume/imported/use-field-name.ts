import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { type FieldName, labelOf } from '@kreda/document/kinds/resume/model/sections';
import type { FieldPlace } from '@kreda/document/kinds/resume/operations/field-place';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { useSectionTitles } from '../editor/section-titles.tsx';
import { useT } from '../forms/messages.ts';

/** Names a field in words: its section and its label. */
export function useFieldName(): (place: FieldPlace) => string {
  const t = useT();
  const language = useLanguage();
  const titles = useSectionTitles();
  return ({ section, field }) =>
    `${titles[section] ?? sectionName(section, language)}: ${t(`fields.${labelOf(section, field as FieldName)}`)}`;
}
