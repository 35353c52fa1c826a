import type { ComparedField } from '@kreda/document/checks/comparison';
import type { Language } from '@kreda/document/model/languages';
import { sectionName } from '@kreda/document/model/section-names';
import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useStepName } from '../../resume/editor/steps-navigation.tsx';
import { useT } from '../checks/messages.ts';
import { placePath } from '../checks/place-path.ts';
import { useFieldName } from '../checks/use-field-name.ts';
import classes from './compared-fields.module.css';

interface ComparedFieldsProps {
  uuid: string;
  language: Language;
  rows: readonly ComparedField[];
}

const MARKS = { same: IconCheck, different: IconAlertTriangle, missing: IconX } as const;

/** Field by field, section by section: what the CV says and what was read. A table on wide screens, cards on narrow ones. */
export function ComparedFields({ uuid, language, rows }: ComparedFieldsProps) {
  const t = useT();
  const stepName = useStepName();
  if (rows.length === 0) return null;
  const sections = [...new Set(rows.map(({ section }) => section))].map((section) => ({
    section,
    own: rows.filter((row) => row.section === section),
  }));
  // Said once: the same sentence below each of ten fields helps nobody.
  const advised = new Map<string, ComparedField>();
  for (const row of rows) {
    if (row.verdict !== 'same' && !advised.has(adviceKey(row))) advised.set(adviceKey(row), row);
  }
  return (
    <div className={classes.table}>
      <div className={classes.columns} aria-hidden>
        <span />
        <span>{t('readBack.own')}</span>
        <span>{t('readBack.found')}</span>
        <span />
      </div>
      {sections.map(({ section, own }) => (
        <section key={section} aria-label={stepName(section)}>
          <h3 className={classes.section}>{stepName(section)}</h3>
          <ul className={classes.rows}>
            {own.map((row) => (
              <li
                key={`${row.entryId}/${row.field}`}
                className={classes.row}
                data-verdict={row.verdict}
                data-begins={beginsEntry(own, row) || undefined}
              >
                <Row uuid={uuid} language={language} row={row} isAdvised={advised.get(adviceKey(row)) === row} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function beginsEntry(rows: readonly ComparedField[], row: ComparedField): boolean {
  const before = rows[rows.indexOf(row) - 1];
  return before !== undefined && row.entryId !== null && before.entryId !== row.entryId;
}

interface RowProps {
  uuid: string;
  language: Language;
  row: ComparedField;
  /** Says what to do about the difference, which otherwise stands above. */
  isAdvised: boolean;
}

function Row({ uuid, language, row, isAdvised }: RowProps) {
  const t = useT();
  const fieldName = useFieldName();
  const { section, entryId, field, own, found, verdict } = row;
  const isFullName = section === 'personal-data' && field === 'firstName';
  const label = isFullName ? fieldName('references', 'name') : fieldName(section, field);
  const Mark = MARKS[verdict];
  const place = { section, entryId, field: field === 'heading' ? null : field };
  return (
    <>
      <div className={classes.label}>{label}</div>
      <dl className={classes.pair}>
        <div>
          <dt>{t('readBack.own')}</dt>
          <dd>{own}</dd>
        </div>
        <div>
          <dt>{t('readBack.found')}</dt>
          <dd data-nothing={found === '' || undefined}>{found || t('readBack.nothing')}</dd>
        </div>
      </dl>
      <div className={classes.verdict}>
        <Mark size={16} stroke={2.4} aria-hidden />
        {t(`readBack.${verdict}`)}
      </div>
      {verdict !== 'same' && (
        <p className={classes.advice}>
          {isAdvised && `${t(`readBack.advice.${adviceFor(field)}`, { name: sectionName(section, language) })} `}
          <Anchor
            component={Link}
            to={placePath(uuid, place)}
            inherit
            underline="always"
            aria-label={t('readBack.editNamed', { field: label })}
          >
            {t('readBack.edit')}
          </Anchor>
        </p>
      )}
    </>
  );
}

const DATE_FIELDS: readonly string[] = ['dateFrom', 'dateTo', 'date', 'present'];
const TEXT_FIELDS: readonly string[] = [
  'content',
  'description',
  'companyDescription',
  'achievements',
  'additionalActivities',
  'level',
];
const NAME_FIELDS: readonly string[] = [
  ...['firstName', 'profession', 'position', 'company', 'schoolName', 'degree', 'fieldOfStudy', 'name', 'role'],
  ...['issuer', 'organizer', 'city', 'language'],
];

/** Advice about a heading names it; all other advice is the same for all fields of its kind. */
function adviceKey({ section, field }: ComparedField): string {
  const advice = adviceFor(field);
  return advice === 'heading' ? `heading/${section}` : advice;
}

/** What helps where a field was read otherwise. Addresses, telephones and links are all the rest. */
function adviceFor(field: string): 'heading' | 'date' | 'text' | 'name' | 'contact' {
  if (field === 'heading') return 'heading';
  if (DATE_FIELDS.includes(field)) return 'date';
  if (TEXT_FIELDS.includes(field)) return 'text';
  return NAME_FIELDS.includes(field) ? 'name' : 'contact';
}
