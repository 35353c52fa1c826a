import type { PrintRole } from '@kreda/document/kinds/resume/model/field';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { fieldsOf, type NamedField } from '@kreda/document/kinds/resume/model/sections';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Fold } from '../../../ui/fold.tsx';
import { PhotoField } from '../photo/photo-field.tsx';
import { useIsDoubtful } from '../state/doubtful.ts';
import { resumeAtom, storedViewAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { useResumePart } from '../state/use-resume.ts';
import { useRefusedFields } from '../state/use-section.ts';
import { fieldProblem } from './field-problem.ts';
import { SectionField } from './fields/section-field.tsx';
import { focusWhenShown } from './focus-when-rendered.ts';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { OwnFactsForm } from './own-facts-form.tsx';
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

type PersonalField = keyof Resume['sections']['personal-data']['data'];

/** The form of personal data: name, contacts and photo. A typed letter renders its own field only. */
export function PersonalDataForm() {
  const t = useT();
  const { store, apply } = useSession();
  const dataNow = () => store.get(resumeAtom)!.sections['personal-data'].data;
  const setField = useLatest((name: string, value: unknown) =>
    apply({ type: 'data', section: 'personal-data', data: { ...dataNow(), [name]: value } }),
  );
  const control = (field: NamedField) => <PersonalControl key={field.name} field={field} onChange={setField} />;
  const isAnonymous = useAtomValue(storedViewAtom, { store })?.overlay.kind === 'anonymous';
  const form = useRef<HTMLDivElement>(null);
  const { field: named, visit } = usePlaceFromAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the field focuses it.
  useEffect(() => {
    if (named === null) return;
    const control = form.current?.querySelector(fieldSelector(named))?.querySelector<HTMLElement>('input');
    return control ? focusWhenShown(control) : undefined;
  }, [named, visit]);
  const isOpenFirst = (fields: readonly NamedField[]) => {
    const values: Readonly<Record<string, unknown>> = dataNow();
    return fields.some(({ name }) => values[name] !== '' && values[name] !== false);
  };
  const visitOf = (fields: readonly NamedField[]) => (fields.some(({ name }) => name === named) ? visit : null);
  return (
    <div className={classes.form} ref={form}>
      {!isAnonymous && <PhotoField />}
      <div className={classes.grid}>{NAME.map(control)}</div>
      <Group title={t('groups.contact')} isOpenFirst visit={visitOf(CONTACT)}>
        {CONTACT.map(control)}
      </Group>
      <Group title={t('groups.social')} isOpenFirst={isOpenFirst(SOCIAL)} visit={visitOf(SOCIAL)}>
        {SOCIAL.map(control)}
      </Group>
      <Group title={t('groups.more')} isOpenFirst={isOpenFirst(MORE)} visit={visitOf(MORE)}>
        {MORE.map(control)}
      </Group>
      <OwnFactsForm control={control} />
    </div>
  );
}

interface PersonalControlProps {
  field: NamedField;
  onChange: (name: string, value: unknown) => void;
}

function PersonalControl({ field, onChange }: PersonalControlProps) {
  const t = useT();
  const { name, kind } = field;
  const value = useResumePart(
    useCallback(({ sections }: Resume) => sections['personal-data'].data[name as PersonalField], [name]),
  );
  const isDoubtful = useIsDoubtful({ section: 'personal-data', entryId: null, field: name }, value);
  const error = useRefusedFields('personal-data')[name] ?? fieldProblem(kind, value);
  return (
    <div className={field.isWide || kind === 'flag' ? classes.wide : undefined} data-field={name}>
      <SectionField
        field={field}
        label={t(`fields.${field.label}`)}
        value={value}
        hint={isDoubtful ? t('hints.doubtful') : undefined}
        error={error}
        onChange={onChange}
      />
    </div>
  );
}

interface GroupProps {
  title: string;
  isOpenFirst: boolean;
  /** The navigation that named one of its fields, if one did: it opens the group. */
  visit: string | null;
  children: React.ReactNode;
}

function Group({ title, isOpenFirst, visit, children }: GroupProps) {
  const [isOpen, setOpen] = useState(isOpenFirst || visit !== null);
  const [seenVisit, setSeenVisit] = useState(visit);
  // What has been opened once stays while it folds.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (visit !== seenVisit) {
    setSeenVisit(visit);
    if (visit !== null) setOpen(true);
  }
  return (
    <section className={classes.group}>
      <UnstyledButton className={classes.groupHead} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
        <IconChevronDown size={18} className={classes.chevron} data-open={isOpen || undefined} aria-hidden />
      </UnstyledButton>
      <Fold isOpen={isOpen}>
        <div className={classes.grid}>{(isOpen || wasOpen) && children}</div>
      </Fold>
    </section>
  );
}
