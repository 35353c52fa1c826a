import type { PaymentMethod } from '@kreda/site/payment-methods';
import { Text } from '@mantine/core';
import { formatDate } from '../../lib/format-date.ts';
import { useT } from './messages.ts';
import type { Renewal } from './payment-plan.ts';
import { PAYMENT_WAYS } from './payment-ways.ts';

interface VerificationNoteProps {
  method: PaymentMethod;
  renewal: Renewal;
  /** The formatted amount of every payment after the trial. */
  amount: string;
}

/** Explains before a trial why a method is needed although nothing is paid, and what will be charged. */
export function VerificationNote({ method, renewal, amount }: VerificationNoteProps) {
  const t = useT();
  const { verification } = PAYMENT_WAYS[method];
  if (verification === null) return null;
  const facts = { amount, date: formatDate(renewal.from) };
  return (
    <div>
      <Text fw={600}>{verification.title(t)}</Text>
      <Text size="sm" c="dimmed" mt={2}>
        {verification.text(t, facts)}
      </Text>
    </div>
  );
}
