import { formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { claimMailboxPlace } from '../../../platform/mail/mailbox-limits.ts';
import { NOT_SENT } from '../../../platform/mail/not-sent.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { OutboxHandlers } from '../../../platform/outbox/worker.ts';
import { contractPdf } from '../contract/contract-pdf.ts';
import { findContractFacts } from '../contract/repo.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { lastDayToWithdraw } from '../withdrawals/withdrawal-period.ts';
import { BILLING_MAIL_TEXTS } from './billing-mail-texts.ts';
import type { ReceiptDeps } from './receipt-mail.ts';
import { withdrawalUrl } from './withdrawal-link.ts';

/**
 * Confirms the contract of a trial to the order's e-mail address, whether that is verified or not: the law asks for it. An account has one
 * trial, so a stranger's address gets it once per account.
 */
export function contractMail(deps: ReceiptDeps): Pick<OutboxHandlers, 'mail.contract'> {
  return {
    async 'mail.contract'({ orderId }, { id }) {
      const order = await findContractFacts(deps.db, orderId);
      if (!order) return NOT_SENT.gone;
      const { buyerEmail: email } = order;
      if (!(await claimMailboxPlace(deps, { id, to: email, limit: 'trial', topic: 'contract' }))) return NOT_SENT.full;
      const { name, language } = orderSnapshotSchema.parse(order.catalogue);
      const { contract, receipt } = BILLING_MAIL_TEXTS[language];
      const number = orderNumberOf(orderId);
      const until = formatDay(lastDayToWithdraw(dayInWarsaw(order.paidAt ?? order.consentAt)));
      const url = withdrawalUrl(deps.config, { language, orderId });
      const content = {
        subject: contract.subject(number),
        paragraphs: [contract.body(name), receipt.withdrawal({ until, url, order: number })],
      };
      const attachments = [await contractPdf(deps, order, id)];
      await sendMail(deps, content, { id, to: { email, language }, attachments });
      return;
    },
  };
}
