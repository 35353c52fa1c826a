import { personalData, SOCIAL_NETWORKS } from '@kreda/document/kinds/resume/model/sections/personal-data';
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
import { useNamedPlace } from './use-named-place.ts';

type Field = keyof typeof personalData.fields;

const NAME: readonly Field[] = ['firstName', 'lastName', 'profession'];
const CONTACT: readonly Field[] = ['email', 'phone', 'city', 'address'];
const MORE: readonly Field[] = ['birthDate', 'birthPlace', 'citizenship', 'relocate'];
const SOCIAL: readonly Field[] = ['website', ...SOCIAL_NETWORKS];

/** Who this is and how to reach them. */
export function PersonalDataForm() {
  const t = useT();
  const { data, setData, errors } = useSection('personal-data');
  const setField = useLatest((name: string, value: unknown) => setData({ ...data, [name]: value }));
  const field = (name: Field) => (
    <div
      key={name}
      className={name === 'profession' || name === 'relocate' ? classes.wide : undefined}
      data-field={name}
    >
      <SectionField
        name={name}
        kind={personalData.fields[name]}
        label={t(`fields.${name}`)}
        value={data[name]}
        error={errors[name] ?? fieldProblem(name, data[name])}
        onChange={setField}
      />
    </div>
  );
  const form = useRef<HTMLDivElement>(null);
  const { field: named } = useNamedPlace();
  useEffect(() => {
    if (named === null) return;
    const control = form.current?.querySelector(fieldSelector(named))?.querySelector<HTMLElement>('input');
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [named]);
  const isOpenFirst = (names: readonly Field[]) =>
    names.some((name) => name === named || (data[name] !== '' && data[name] !== false));
  return (
    <div className={classes.form} ref={form}>
      <PhotoField />
      <div className={classes.grid}>{NAME.map(field)}</div>
      <Group title={t('groups.contact')} isOpenFirst>
        {CONTACT.map(field)}
      </Group>
      <Group title={t('groups.social')} isOpenFirst={isOpenFirst(SOCIAL)}>
        {SOCIAL.map(field)}
      </Group>
      <Group title={t('groups.more')} isOpenFirst={isOpenFirst(MORE)}>
        {MORE.map(field)}
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
