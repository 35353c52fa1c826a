import { fieldsOf } from '@kreda/document/kinds/resume/model/sections';
import { useEffect, useRef } from 'react';
import { useSection } from '../state/use-section.ts';
import { SectionField } from './fields/section-field.tsx';
import { FIELDS, focusWhenThere } from './focus-when-there.ts';
import { useT } from './messages.ts';
import { useLatest } from './use-latest.ts';
import { useNamedPlace } from './use-named-place.ts';

/** The professional summary: one text. */
export function SummaryForm() {
  const t = useT();
  const { data, setData, errors } = useSection('summary');
  const setField = useLatest((name: string, value: unknown) => setData({ ...data, [name]: value }));
  const values: Readonly<Record<string, unknown>> = data;
  const form = useRef<HTMLDivElement>(null);
  const { field: named } = useNamedPlace();
  useEffect(() => {
    const root = form.current;
    if (!root || named === null) return;
    return focusWhenThere(
      root,
      () => root.querySelector<HTMLElement>(FIELDS),
      (field) => field.scrollIntoView({ block: 'nearest' }),
    );
  }, [named]);
  return (
    <div ref={form}>
      {fieldsOf('summary').map((field) => (
        <SectionField
          key={field.name}
          field={field}
          label={t(`fields.${field.label}`)}
          hint={t('hints.summary')}
          value={values[field.name]}
          error={errors[field.name]}
          onChange={setField}
        />
      ))}
    </div>
  );
}
