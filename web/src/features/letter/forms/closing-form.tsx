import { usualClosing } from '@kreda/document/kinds/letter/model/letter-words';
import { useT } from '../messages.ts';
import { useLetter } from '../state/letter-context.tsx';
import { EnclosuresField } from './enclosures-field.tsx';
import { LineField } from './line-field.tsx';
import { SignatureField } from './signature-field.tsx';

/** Closing, signature and enclosures. */
export function ClosingForm() {
  const t = useT();
  const { language, form, salutation } = useLetter();
  return (
    <>
      <LineField
        label={t('fields.closing')}
        operation={(value) => ({ type: 'field', field: 'closing', value })}
        placeholder={usualClosing(language, form, salutation)}
      />
      <SignatureField />
      <EnclosuresField />
    </>
  );
}
