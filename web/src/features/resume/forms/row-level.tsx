import { fieldsInRole, fieldsOf, type ListSectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { NativeSelect } from '@mantine/core';
import type { FormEntry } from './entry-fields.tsx';
import { LANGUAGE_LEVELS } from './fields/language-levels.ts';
import { LEVELS } from './fields/level-field.tsx';
import classes from './forms.module.css';
import { useT } from './messages.ts';

interface RowLevelProps {
  slug: ListSectionSlug;
  entry: FormEntry;
  /** The entry's name, for the control's label. */
  name: string;
  onChange: (entry: FormEntry) => void;
}

/** The level of a closed entry, in its row; nothing in sections without levels. */
export function RowLevel({ slug, entry, name, onChange }: RowLevelProps) {
  const t = useT();
  const [role] = fieldsInRole(slug, 'level');
  const field = fieldsOf(slug).find((other) => other.name === role);
  if (field === undefined) return null;
  const isLanguage = field.kind === 'language-level';
  const options = isLanguage
    ? LANGUAGE_LEVELS.map((level) => ({ value: level, label: t(`languageLevel.${level}`) }))
    : LEVELS.map((level) => ({ value: String(level), label: t('level.step', { value: level }) }));
  return (
    <NativeSelect
      className={classes.rowLevel}
      size="sm"
      rightSectionWidth={24}
      aria-label={`${name}: ${t('fields.level')}`}
      value={String(entry[field.name] ?? '')}
      data={[{ value: '', label: t('fields.level') }, ...options]}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...entry, [field.name]: isLanguage ? value : value === '' ? null : Number(value) })
      }
    />
  );
}
