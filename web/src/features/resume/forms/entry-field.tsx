import type { ListSectionSlug, NamedField } from '@kreda/document/kinds/resume/model/sections';
import { useIsDoubtful } from '../state/doubtful.ts';
import { entryFieldProblem, hasTooManySentences, isEndMissing, isPresent } from './field-problem.ts';
import { SectionField } from './fields/section-field.tsx';
import { yearsAhead } from './fields/years.ts';
import { useT } from './messages.ts';

/** An entry of any list section, by its fields' names. */
export interface FormEntry {
  id: string;
  hidden: boolean;
  [field: string]: unknown;
}

interface EntryFieldProps {
  slug: ListSectionSlug;
  field: NamedField;
  entry: FormEntry;
  /** The server's English error sentences, by field. */
  errors: Readonly<Record<string, string>>;
  /** Must be a stable function, so that a field whose value does not change is not rendered again. */
  onChange: (name: string, value: unknown) => void;
}

/** The control of one field of an entry, with its hint and what is wrong with it. */
export function EntryField({ slug, field, entry, errors, onChange }: EntryFieldProps) {
  const t = useT();
  const value = entry[field.name];
  const isDoubtful = useIsDoubtful({ section: slug, entryId: entry.id, field: field.name }, value);
  const hintOf = ({ name, kind, print }: NamedField) => {
    if (print === 'period-end' && isEndMissing(slug, entry)) return t('hints.noEnd');
    if (kind === 'web-address') return t('hints.url');
    if (slug === 'clauses') return t('hints.clauses');
    return print === 'level-text' && hasTooManySentences(entry[name]) ? t('hints.sentences') : undefined;
  };
  return (
    <SectionField
      field={field}
      label={t(`fields.${field.label}`)}
      value={value}
      hint={isDoubtful ? t('hints.doubtful') : hintOf(field)}
      error={errors[field.name] ?? entryFieldProblem(slug, field, entry)}
      disabled={field.print === 'period-end' && isPresent(slug, entry)}
      yearsAhead={yearsAhead(slug, field)}
      onChange={onChange}
    />
  );
}
