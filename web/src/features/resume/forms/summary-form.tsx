import { useSection } from '../state/use-section.ts';
import { SectionField } from './fields/section-field.tsx';
import { useT } from './messages.ts';

/** The professional summary: one text. */
export function SummaryForm() {
  const t = useT();
  const { data, setData, errors } = useSection('summary');
  return (
    <SectionField
      name="content"
      kind="rich-text"
      label={t('fields.content')}
      hint={t('hints.summary')}
      value={data.content}
      error={errors.content}
      onChange={(content) => setData({ ...data, content } as typeof data)}
    />
  );
}
