import type { PrintRole } from '@kreda/document/kinds/resume/model/field';
import { fieldsOf, type NamedField } from '@kreda/document/kinds/resume/model/sections';
import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { PhotoField } from '../photo/photo-field.tsx';
import { useSection } from '../state/use-section.ts';
import { fieldProblem } from './field-problem.ts';
import { SectionField } from './fields/section-field.tsx';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { fieldSelector } from './use-entry-focus.ts';
import { useLatest } from './use-latest.ts';
import { usePlaceFromAddress } from './use-place-from-address.ts';

/** The fields with these print roles. Checkboxes come last, so that they do not separate text fields. */
function fieldsWith(...roles: readonly PrintRole[]): NamedField[] {
  const fields = fieldsOf('personal-data').filter(({ print }) => roles.includes(print));
  return [...fields.filter(({ kind }) => kind !== 'flag'), ...fields.filter(({ kind }) => kind === 'flag')];
}

const NAME = fieldsWith('name', 'profession');
const CONTACT = fieldsWith('email', 'phone', 'street', 'city');
const SOCIAL = fieldsWith('website', 'network');
const MORE = fieldsWith('fact');

/** The form of personal data: name, contacts and photo. */
export function PersonalDataForm() {
  const t = useT();
  const { data, setData, errors } = useSection('personal-data');
  const setField = useLatest((name: string, value: unknown) => setData({ ...data, [name]: value }));
  const values: Readonly<Record<string, unknown>> = data;
  const control = (field: NamedField) => (
    <div
      key={field.name}
      className={field.isWide || field.kind === 'flag' ? classes.wide : undefined}
      data-field={field.name}
    >
      <SectionField
        field={field}
        label={t(`fields.${field.label}`)}
        value={values[field.name]}
        error={errors[field.name] ?? fieldProblem(field.kind, values[field.name])}
        onChange={setField}
      />
    </div>
  );
  const form = useRef<HTMLDivElement>(null);
  const { field: named } = usePlaceFromAddress();
  useEffect(() => {
    if (named === null) return;
    const control = form.current?.querySelector(fieldSelector(named))?.querySelector<HTMLElement>('input');
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [named]);
  const isOpenFirst = (fields: readonly NamedField[]) =>
    fields.some(({ name }) => name === named || (values[name] !== '' && values[name] !== false));
  return (
    <div className={classes.form} ref={form}>
      <PhotoField />
      <div className={classes.grid}>{NAME.map(control)}</div>
      <Group title={t('groups.contact')} isOpenFirst>
        {CONTACT.map(control)}
      </Group>
      <Group title={t('groups.social')} isOpenFirst={isOpenFirst(SOCIAL)}>
        {SOCIAL.map(control)}
      </Group>
      <Group title={t('groups.more')} isOpenFirst={isOpenFirst(MORE)}>
        {MORE.map(control)}
      </Group>
    </div>
  );
}

function Group({ title, isOpenFirst, children }: { title: string; isOpenFirst: boolean; children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <section className={classes.group}>
      <UnstyledButton className={classes.groupHead} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
        <IconChevronDown size={18} className={classes.chevron} data-open={isOpen || undefined} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <div className={classes.grid}>{children}</div>
      </Collapse>
    </section>
  );
}
