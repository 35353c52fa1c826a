import type { Language } from '@kreda/document/engine/text/languages';
import type { ComparedField } from '@kreda/document/kinds/resume/checks/comparison';
import { useMemo } from 'react';
import { useStepName } from '../../resume/editor/steps-navigation.tsx';
import { useT } from '../checks/messages.ts';
import classes from './compared-fields.module.css';
import { ComparedRow } from './compared-row.tsx';
import { adviceFor } from './difference-advice.ts';

interface ComparedFieldsProps {
  uuid: string;
  /** The resume's language. */
  language: Language;
  /** All text of the PDF, in comparable form. */
  printed: string;
  isMisread: boolean;
  rows: readonly ComparedField[];
}

/** Compares the resume with what was read, field by field. A table on wide screens, cards on narrow ones. */
export function ComparedFields({ uuid, language, printed, isMisread, rows }: ComparedFieldsProps) {
  const t = useT();
  const stepName = useStepName();
  const advice = useMemo(
    () => new Map(rows.map((row) => [row, adviceFor(row, { language, printed, isMisread })])),
    [rows, language, printed, isMisread],
  );
  if (rows.length === 0) return null;
  const sections = [...new Set(rows.map(({ section }) => section))].map((section) => ({
    section,
    own: rows.filter((row) => row.section === section),
  }));
  // Each advice is shown once, at its first field. Advice about a heading contains its name, so it is shown once per heading.
  const shown = new Set<string>();
  const firstRows = new Set<ComparedField>();
  for (const [row, kind] of advice) {
    const key = kind === 'heading' ? `heading/${row.section}` : kind;
    if (key === null || shown.has(key)) continue;
    shown.add(key);
    firstRows.add(row);
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
                data-begins={beginsEntry(own, row) || undefined}
              >
                <ComparedRow
                  uuid={uuid}
                  language={language}
                  row={row}
                  advice={advice.get(row) ?? null}
                  isAdvised={firstRows.has(row)}
                />
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
