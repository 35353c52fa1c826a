import { fieldsOf } from '@kreda/document/kinds/resume/model/sections';
import { useEffect, useRef } from 'react';
import { useIsDoubtful } from '../state/doubtful.ts';
import { useSection } from '../state/use-section.ts';
import { SectionField } from './fields/section-field.tsx';
import { FIELD_SELECTOR, focusWhenRendered } from './focus-when-rendered.ts';
import { useT } from './messages.ts';
import { useLatest } from './use-latest.ts';
import { usePlaceFromAddress } from './use-place-from-address.ts';

/** The form of the professional summary. */
export function SummaryForm() {
  const t = useT();
  const { data, setData, errors } = useSection('summary');
  const setField = useLatest((name: string, value: unknown) => setData({ ...data, [name]: value }));
  const values: Readonly<Record<string, unknown>> = data;
  const isDoubtful = useIsDoubtful({ section: 'summary', entryId: null, field: 'content' }, data.content);
  const form = useRef<HTMLDivElement>(null);
  const { field: named, visit } = usePlaceFromAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the field focuses it.
  useEffect(() => {
    const root = form.current;
    if (!root || named === null) return;
    return focusWhenRendered(
      root,
      () => root.querySelector<HTMLElement>(FIELD_SELECTOR),
      (field) => field.scrollIntoView({ block: 'nearest' }),
    );
  }, [named, visit]);
  return (
    <div ref={form}>
      {fieldsOf('summary').map((field) => (
        <SectionField
          key={field.name}
          field={field}
          label={t(`fields.${field.label}`)}
          hint={t(isDoubtful ? 'hints.doubtful' : 'hints.summary')}
          value={values[field.name]}
          error={errors[field.name]}
          onChange={setField}
        />
      ))}
    </div>
  );
}
