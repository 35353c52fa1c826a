import type { Recipient } from '@kreda/document/kinds/letter/model/letter';
import { useT } from '../messages.ts';
import classes from './letter-forms.module.css';
import { LineField } from './line-field.tsx';

/** In the order in which an address is usually known: the company first. Wide fields have a row of their own. */
const FIELDS: readonly { field: keyof Recipient; isWide?: true }[] = [
  { field: 'organisation', isWide: true },
  { field: 'name' },
  { field: 'position' },
  { field: 'street', isWide: true },
  { field: 'postalCode' },
  { field: 'city' },
  { field: 'country', isWide: true },
];

/** Whom the letter goes to. */
export function RecipientForm() {
  const t = useT();
  return (
    <div className={classes.fields}>
      {FIELDS.map(({ field, isWide }) => (
        <div key={field} className={isWide && classes.wide}>
          <LineField
            label={t(`fields.${field}`)}
            operation={(value) => ({ type: 'recipient', field, value })}
            hint={field === 'country' ? t('hints.country') : undefined}
            // The browser would fill in the user's own address.
            autoComplete="off"
          />
        </div>
      ))}
    </div>
  );
}
