import type { SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { useT as useFormsT } from '../../resume/forms/messages.ts';
import { useT } from './messages.ts';

type FormsKey = Parameters<ReturnType<typeof useFormsT>>[0];

/** A field's label as it stands in its form. */
export function useFieldName(): (section: SectionSlug, field: string) => string {
  const t = useT();
  const formsT = useFormsT();
  return (section, field) => {
    if (field === 'heading') return t('readBack.heading');
    if (section === 'references' && field === 'name') return formsT('personName');
    return formsT(`fields.${field}` as FormsKey);
  };
}
