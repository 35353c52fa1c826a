import { TextInput } from '@mantine/core';
import { useImperativeHandle, useRef, useState } from 'react';
import { useT } from '../../messages.ts';
import classes from '../method-fields.module.css';
import type { FieldsProps } from '../method-fields.ts';
import { type CardField, fieldOf, type PaymentError, paymentErrorText } from '../payment-errors.ts';
import { type CardInput, checkCard, EMPTY_CARD, formatCvc, formatExpiry, formatNumber } from './card-input.ts';
import { cardForm, confirmAtSandbox, followRedirect } from './sandbox-confirm.ts';

interface SandboxCardFieldsProps extends Pick<FieldsProps, 'ref'> {
  confirmUrl: string;
}

const FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];

/** The sandbox's card form, for development and demonstration. It accepts test cards only. */
export function SandboxCardFields({ ref, confirmUrl }: SandboxCardFieldsProps) {
  const t = useT();
  const [card, setCard] = useState<CardInput>(EMPTY_CARD);
  const [errors, setErrors] = useState<Partial<Record<CardField, PaymentError>>>({});
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({});

  useImperativeHandle(ref, () => ({
    validate({ focus }) {
      const mistakes = checkCard(card, new Date());
      setErrors(Object.fromEntries(Object.entries(mistakes).map(([field, code]) => [field, { code }])));
      const first = FIELDS.find((field) => mistakes[field]);
      if (focus && first) inputs.current[first]?.focus();
      return first === undefined;
    },
    async confirm(confirmation) {
      const result = await confirmAtSandbox(confirmUrl, cardForm(card), confirmation);
      if ('error' in result) {
        const field = fieldOf(result.error);
        setErrors({ [field]: result.error });
        inputs.current[field]?.focus();
        return { kind: 'refused' };
      }
      return followRedirect(result.intent);
    },
  }));

  const control = (field: CardField, format: (text: string) => string) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    value: card[field],
    error: errors[field] && paymentErrorText(errors[field]),
    inputMode: 'numeric' as const,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setCard({ ...card, [field]: format(event.currentTarget.value) });
      setErrors({ ...errors, [field]: undefined });
    },
  });

  return (
    <div className={classes.fields}>
      <TextInput
        label={t('payment.number')}
        placeholder="1234 1234 1234 1234"
        autoComplete="cc-number"
        className={classes.number}
        {...control('number', formatNumber)}
      />
      <TextInput
        label={t('payment.expiry')}
        placeholder={t('payment.expiryPlaceholder')}
        autoComplete="cc-exp"
        {...control('expiry', (text) => formatExpiry(text, card.expiry))}
      />
      <TextInput label={t('payment.cvc')} placeholder="123" autoComplete="cc-csc" {...control('cvc', formatCvc)} />
    </div>
  );
}
