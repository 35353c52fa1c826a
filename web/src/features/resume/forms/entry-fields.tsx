import { type FieldKind, PERIOD_ROLES } from '@kreda/document/kinds/resume/model/field';
import { isFieldEmpty } from '@kreda/document/kinds/resume/model/section';
import { fieldsOf, type ListSectionSlug, type NamedField } from '@kreda/document/kinds/resume/model/sections';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { EntryField, type FormEntry } from './entry-field.tsx';
import { isExtraField } from './extra-fields.ts';
import classes from './forms.module.css';
import { loneItems } from './lone-items.ts';
import { useT } from './messages.ts';
import { useLatest } from './use-latest.ts';
import { usePlaceFromAddress } from './use-place-from-address.ts';

/** Fields of these kinds take a whole row: half a row would cut off their content or leave a gap. */
const WIDE_KINDS: readonly FieldKind[] = ['rich-text', 'note', 'level', 'language-level', 'flag'];

interface EntryFieldsProps {
  slug: ListSectionSlug;
  entry: FormEntry;
  onChange: (entry: FormEntry) => void;
  /** The server's English error sentences, by field. */
  errors: Readonly<Record<string, string>>;
}

/**
 * The fields of one entry, in the model's order: the essential ones, then more that open, and are open if one is filled in. The fields of a
 * period share a row.
 */
export function EntryFields({ slug, entry, onChange, errors }: EntryFieldsProps) {
  const t = useT();
  const fields = fieldsOf(slug);
  const isExtra = ({ name }: NamedField) => isExtraField(name);
  const setField = useLatest((name: string, value: unknown) => onChange({ ...entry, [name]: value }));

  const control = (field: NamedField) => (
    <EntryField slug={slug} field={field} entry={entry} errors={errors} onChange={setField} />
  );
  const period = fields.filter(({ print }) => PERIOD_ROLES.includes(print));
  const [extra, essential] = [fields.filter(isExtra), fields.filter((field) => !isExtra(field))];
  const [isOpen, setOpen] = useState(() => extra.some(({ name }) => !isFieldEmpty(entry[name])));
  const { entryId, field: named, visit } = usePlaceFromAddress();
  const [seenVisit, setSeenVisit] = useState<string | null>(null);
  if (visit !== seenVisit) {
    setSeenVisit(visit);
    if (entryId === entry.id && extra.some(({ name }) => name === named)) setOpen(true);
  }
  const row = (field: NamedField, isWide: boolean) => (
    <div key={field.name} className={isWide ? classes.wide : undefined} data-field={field.name}>
      {control(field)}
    </div>
  );
  const takesRow = (field: NamedField) =>
    field.isWide === true || WIDE_KINDS.includes(field.kind) || field === period[0];
  const shown = essential.filter((field) => !period.includes(field) || field === period[0]);
  const lone = loneItems(shown.map(takesRow));
  const loneExtra = loneItems(extra.map(takesRow));
  return (
    <div className={classes.grid}>
      {shown.map((field, index) =>
        field === period[0] ? (
          <div key={field.name} className={classes.range}>
            {period.map((part) => (
              <div
                key={part.name}
                className={part.print === 'period-present' ? classes.present : undefined}
                data-field={part.name}
              >
                {control(part)}
              </div>
            ))}
          </div>
        ) : (
          row(field, takesRow(field) || lone.has(index))
        ),
      )}
      {extra.length > 0 && (
        <UnstyledButton className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('entry.more')}
          <IconChevronDown size={16} className={classes.chevron} data-open={isOpen || undefined} aria-hidden />
        </UnstyledButton>
      )}
      {isOpen && extra.map((field, index) => row(field, takesRow(field) || loneExtra.has(index)))}
    </div>
  );
}
