import type { FieldKind } from '@kreda/document/kinds/resume/model/section';
import { type ListSectionSlug, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { entryFieldProblem, hasTooManySentences } from './field-problem.ts';
import { SectionField } from './fields/section-field.tsx';
import classes from './forms.module.css';
import { type t, useT } from './messages.ts';
import { useLatest } from './use-latest.ts';

/** An entry of any list section, by its fields' names. */
export interface FormEntry {
  id: string;
  [field: string]: unknown;
}

type FieldName = Parameters<typeof t>[0] extends infer K ? (K extends `fields.${infer N}` ? N : never) : never;

/** These have a row of their own: half of one cuts what stands in them, or would leave a hole beside it. */
const WIDE_KINDS: readonly FieldKind[] = ['rich-text', 'note', 'level', 'language-level', 'flag'];
const WIDE_FIELDS: readonly string[] = ['url', 'content', 'certificates', 'contact', 'date', 'schoolName', 'language'];
/** These share a row, whatever stands before them. */
const RANGE: readonly string[] = ['dateFrom', 'dateTo', 'present'];

function isWide(name: string, kind: FieldKind): boolean {
  return WIDE_KINDS.includes(kind) || WIDE_FIELDS.includes(name);
}

interface EntryFieldsProps {
  slug: ListSectionSlug;
  entry: FormEntry;
  onChange: (entry: FormEntry) => void;
  /** The server's messages by field, English wording. */
  errors: Readonly<Record<string, string>>;
}

/** The fields of one entry, in the model's order. */
export function EntryFields({ slug, entry, onChange, errors }: EntryFieldsProps) {
  const t = useT();
  const kinds: Readonly<Record<string, FieldKind>> = SECTIONS[slug].fields;
  const setField = useLatest((name: string, value: unknown) => onChange({ ...entry, [name]: value }));
  const text = (name: string) => (typeof entry[name] === 'string' ? (entry[name] as string) : '');

  const labelOf = (name: string) =>
    slug === 'references' && name === 'name' ? t('personName') : t(`fields.${name as FieldName}`);
  const hintOf = (name: string) => {
    if (name === 'url') return t('hints.url');
    if (slug === 'clauses') return t('hints.clauses');
    return name === 'levelDescription' && hasTooManySentences(text(name)) ? t('hints.sentences') : undefined;
  };
  const field = (name: string) => (
    <SectionField
      name={name}
      kind={kinds[name]!}
      label={labelOf(name)}
      value={entry[name]}
      hint={hintOf(name)}
      error={errors[name] ?? entryFieldProblem(name, entry)}
      disabled={name === 'dateTo' && entry.present === true}
      onChange={setField}
    />
  );
  const names = Object.keys(kinds);
  const range = names.filter((name) => RANGE.includes(name));
  return (
    <div className={classes.grid}>
      {names
        .filter((name) => !range.includes(name) || name === range[0])
        .map((name) =>
          name === range[0] ? (
            <div key={name} className={classes.range}>
              {range.map((part) => (
                <div key={part} className={part === 'present' ? classes.present : undefined} data-field={part}>
                  {field(part)}
                </div>
              ))}
            </div>
          ) : (
            <div key={name} className={isWide(name, kinds[name]!) ? classes.wide : undefined} data-field={name}>
              {field(name)}
            </div>
          ),
        )}
    </div>
  );
}
