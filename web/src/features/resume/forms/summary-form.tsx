import { useSection } from '../state/use-section.ts';
import { SectionField } from './fields/section-field.tsx';
import { useT } from './messages.ts';
import { useLatest } from './use-latest.ts';

/** The professional summary: one text. */
export function SummaryForm() {
  const t = useT();
  const { data, setData, errors } = useSection('summary');
  const setField = useLatest((name: string, value: unknown) => setData({ ...data, [name]: value }));
  return (
    <SectionField
      name="content"
      kind="rich-text"
      label={t('fields.content')}
      hint={t('hints.summary')}
      value={data.content}
      error={errors.content}
      onChange={setField}
    />
  );
}
