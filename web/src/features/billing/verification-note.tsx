import { Text } from '@mantine/core';
import { translateWording } from '../../i18n/wording.ts';
import { formatDate } from '../../lib/format-date.ts';
import { useT } from './messages.ts';
import type { Provider } from './payment-method.tsx';
import type { Renewal } from './payment-plan.ts';

interface VerificationNoteProps {
  provider: Provider;
  renewal: Renewal;
  /** Of every payment after the trial, as people write it. */
  amount: string;
}

/** Before a trial: why a card or an account is asked for although nothing is paid, and what it will be charged. */
export function VerificationNote({ provider, renewal, amount }: VerificationNoteProps) {
  const t = useT();
  const facts = { amount, date: formatDate(renewal.from) };
  return (
    <div>
      <Text fw={600}>
        {provider === 'paypal' ? t('payment.verifyPaypalTitle') : translateWording('We need to verify your card')}
      </Text>
      <Text size="sm" c="dimmed" mt={2}>
        {t(provider === 'paypal' ? 'payment.verifyPaypal' : 'payment.verifyCard', facts)}
      </Text>
    </div>
  );
}
