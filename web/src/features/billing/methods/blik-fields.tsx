import { Text, TextInput } from '@mantine/core';
import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import { useT } from '../messages.ts';
import classes from './blik-fields.module.css';
import type { Confirmation, FieldsProps } from './method-fields.ts';
import { type PaymentError, paymentErrorText } from './payment-errors.ts';

interface BlikFieldsProps extends Pick<FieldsProps, 'ref'> {
  /** Sends the code and waits for the bank's app; null when it has not refused. Rejects if the provider cannot be reached. */
  confirmCode: (code: string, confirmation: Confirmation) => Promise<PaymentError | null>;
  /** Shown while the bank's app is awaited, below its text. */
  whileWaiting?: (clientSecret: string) => ReactNode;
}

/** The field for a BLIK code, and the wait for its confirmation in the bank's app. */
export function BlikFields({ ref, confirmCode, whileWaiting }: BlikFieldsProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<PaymentError | null>(null);
  const [waitingFor, setWaitingFor] = useState<string | null>(null);

  useImperativeHandle(ref, () => ({
    validate({ focus }) {
      const isRight = digitsOf(code).length === CODE_LENGTH;
      setError(isRight ? null : { code: 'incomplete_code' });
      if (focus && !isRight) input.current?.focus();
      return isRight;
    },
    async confirm(confirmation) {
      setError(null);
      setWaitingFor(confirmation.clientSecret);
      const refusal = await confirmCode(digitsOf(code), confirmation).finally(() => setWaitingFor(null));
      if (refusal === null) return { kind: 'confirmed' };
      // A code is good for one try.
      setCode('');
      setError(refusal);
      input.current?.focus();
      return { kind: 'refused' };
    },
  }));

  return (
    <div className={classes.blik}>
      <TextInput
        ref={input}
        label={t('payment.blikCode')}
        description={t('payment.blikHint')}
        placeholder="000 000"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={error && paymentErrorText(error)}
        readOnly={waitingFor !== null}
        onChange={({ currentTarget }) => {
          setCode(formatCode(currentTarget.value));
          setError(null);
        }}
        classNames={{ input: classes.code }}
      />
      <div role="status">
        {waitingFor !== null && (
          <div className={classes.wait}>
            <IconDeviceMobileCheck size={28} stroke={1.5} aria-hidden />
            <div>
              <Text fw={600}>{t('payment.blikWait')}</Text>
              <Text size="sm" c="dimmed">
                {t('payment.blikWaitText')}
              </Text>
            </div>
            <div className={classes.time} aria-hidden />
          </div>
        )}
      </div>
      {waitingFor !== null && whileWaiting?.(waitingFor)}
    </div>
  );
}

const CODE_LENGTH = 6;

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** Groups a code as banks' apps show it: 123 456. */
function formatCode(text: string): string {
  const digits = digitsOf(text);
  return digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
}
