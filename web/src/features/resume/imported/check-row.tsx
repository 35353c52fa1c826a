import { isFieldEmpty } from '@kreda/document/kinds/resume/model/section';
import {
  fieldsOf,
  type ListSectionSlug,
  type NamedField,
  SECTIONS,
  type SectionSlug,
} from '@kreda/document/kinds/resume/model/sections';
import { entryAt, fieldValue, setField } from '@kreda/document/kinds/resume/operations/field-place';
import { Button } from '@mantine/core';
import { IconCheck, IconEraser } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { DoubtfulField } from '../../../lib/doubtful-fields.ts';
import { entryDetails } from '../forms/entry-details.ts';
import { entryFieldProblem, fieldProblem } from '../forms/field-problem.ts';
import { SectionField } from '../forms/fields/section-field.tsx';
import { yearsAhead } from '../forms/fields/years.ts';
import { useT as useFormsT } from '../forms/messages.ts';
import { nameOf } from '../forms/use-entry-list.ts';
import { useLatest } from '../forms/use-latest.ts';
import { resumeAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { useResume } from '../state/use-resume.ts';
import classes from './check-dialog.module.css';
import { useT } from './messages.ts';
import type { FieldWords } from './use-field-name.ts';

interface CheckRowProps {
  field: DoubtfulField;
  name: FieldWords;
  isActive: boolean;
  isSettled: boolean;
  /** The list's first row: it gets the focus when the list opens. */
  isFirst: boolean;
  onActive: () => void;
  onSettle: () => void;
  onReopen: () => void;
}

/** One doubtful field: the control of its form, and buttons that confirm or clear it. Enter in a line confirms it. */
export function CheckRow({
  field: one,
  name,
  isActive,
  isSettled,
  isFirst,
  onActive,
  onSettle,
  onReopen,
}: CheckRowProps) {
  const t = useT();
  const formsT = useFormsT();
  const { store, apply } = useSession();
  const resume = useResume();
  const { section } = one;
  const entry = entryAt(resume, one);
  const value = fieldValue(resume, one);
  const definition = fieldsOf(section).find((each) => each.name === one.field);
  const change = useLatest((_name: string, next: unknown) => {
    const operation = setField(store.get(resumeAtom)!, one, next);
    if (operation) apply(operation);
  });
  // Another tab may have deleted the entry.
  if (definition === undefined || value === undefined) return null;

  const clear = () => {
    change(one.field, emptyValue(section, one.field));
    onSettle();
  };
  const confirmOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onSettle();
  };
  const details =
    entry &&
    entryDetails(section as ListSectionSlug, entry, { language: resume.language, dates: resume.pageSetup.dates });
  const where = entry && [nameOf(entry, section as ListSectionSlug, formsT), details].filter(Boolean).join(' · ');
  return (
    <li
      className={classes.row}
      data-active={isActive || undefined}
      data-settled={isSettled || undefined}
      onFocus={onActive}
      onPointerDown={onActive}
    >
      <p className={classes.where}>
        {name.section}
        {where && <span>{where}</span>}
      </p>
      {isSettled ? (
        <div className={classes.settled}>
          <IconCheck size={18} aria-hidden />
          <span>{t(isFieldEmpty(value) ? 'cleared' : 'confirmed')}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            data-confirms
            aria-label={t('againNamed', { field: name.whole })}
            onClick={onReopen}
          >
            {t('again')}
          </Button>
        </div>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in the field inside. */}
          <div onKeyDown={confirmOnEnter}>
            <SectionField
              field={definition}
              label={formsT(`fields.${definition.label}`)}
              value={value}
              error={problemOf(section, definition, entry ?? { [one.field]: value })}
              yearsAhead={entry ? yearsAhead(section as ListSectionSlug, definition) : 0}
              onChange={change}
            />
          </div>
          <div className={classes.buttons}>
            <Button
              size="compact-sm"
              variant="light"
              data-confirms
              data-autofocus={isFirst || undefined}
              leftSection={<IconCheck size={16} aria-hidden />}
              aria-label={t('confirmNamed', { field: name.whole })}
              onClick={onSettle}
            >
              {t('confirm')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<IconEraser size={16} aria-hidden />}
              aria-label={t('clearNamed', { field: name.whole })}
              onClick={clear}
            >
              {t('clear')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

function problemOf(section: SectionSlug, field: NamedField, fields: Readonly<Record<string, unknown>>) {
  const isList = SECTIONS[section].kind === 'list';
  return isList
    ? entryFieldProblem(section as ListSectionSlug, field, fields)
    : fieldProblem(field.kind, fields[field.name]);
}

function emptyValue(section: SectionSlug, field: string): unknown {
  const definition = SECTIONS[section];
  const empty: Readonly<Record<string, unknown>> =
    definition.kind === 'list' ? definition.emptyEntry('') : definition.emptyData();
  return empty[field];
}
