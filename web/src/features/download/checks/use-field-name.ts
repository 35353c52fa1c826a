import { type FieldName, labelOf, type SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { useT as useFormsT } from '../../resume/forms/messages.ts';
import { useT } from './messages.ts';

/** A field's label, as in its form. */
export function useFieldName(): (section: SectionSlug, field: FieldName | 'heading') => string {
  const t = useT();
  const formsT = useFormsT();
  return (section, field) =>
    field === 'heading' ? t('readBack.heading') : formsT(`fields.${labelOf(section, field)}`);
}
