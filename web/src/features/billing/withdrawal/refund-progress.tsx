import { useLanguage } from '../../../i18n/define-messages.ts';
import { formatDateInWarsaw } from '../../../lib/format-date.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';

type Progress = Pick<Outputs['billing']['withdrawByNumber'], 'amount' | 'currency' | 'refund' | 'refundUntil'>;

/** What has become of the money of a withdrawal. */
export function RefundProgress({ amount, currency, refund, refundUntil }: Progress) {
  const t = useT();
  const language = useLanguage();
  return t(`withdrawal.refund.${refund}`, {
    amount: formatMoney(amount, currency, language),
    date: formatDateInWarsaw(new Date(refundUntil)),
  });
}
