import { type Invoice, sumsOf } from '@kreda/document/kinds/invoice/invoice';
import { formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import type { Deps } from '../../../context.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import type { MailContent } from '../../../platform/mail/mail-layout.ts';
import { claimMailboxPlace } from '../../../platform/mail/mailbox-limits.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { NOT_SENT, type NotSent } from '../../../platform/mail/not-sent.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { Postponed } from '../../../platform/outbox/postponed.ts';
import type { OutboxHandlers } from '../../../platform/outbox/worker.ts';
import { contractPdf } from '../contract/contract-pdf.ts';
import { findContractFacts } from '../contract/repo.ts';
import { documentFileName, documentPdf } from '../invoices/document-pdf.ts';
import { findReceipt, type Receipt } from '../invoices/repo.ts';
import { nextLookForNumber } from '../ksef/submission-print.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { lastDayToWithdraw } from '../withdrawals/withdrawal-period.ts';
import { BILLING_MAIL_TEXTS } from './billing-mail-texts.ts';
import { formatMoney } from './format-money.ts';
import type { BillingMailTexts } from './messages/messages.ts';
import { paymentsLink } from './payments-link.ts';
import { withdrawalUrl } from './withdrawal-link.ts';

export type ReceiptDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'files' | 'typesetter' | 'renderer' | 'config'> & {
  mailer: Mailer;
};

/** Writes the content of a mail about a billing document. */
type WriteContent = (
  texts: BillingMailTexts,
  receipt: Receipt & { isConfirmed: boolean },
) => Pick<MailContent, 'subject' | 'paragraphs' | 'action'>;

interface MailOf {
  /** The confirmation of the contract is attached to the receipt of a purchase. */
  withContract: boolean;
  write: WriteContent;
}

/**
 * Sends receipts of payments and refunds, with the invoice or correction, to the e-mail address of the order. Beyond the mailbox's daily
 * limit they wait for the next day.
 */
export function receiptMail(deps: ReceiptDeps): Pick<OutboxHandlers, 'mail.receipt' | 'mail.refund'> {
  interface About {
    orderId: string;
    documentId: string;
  }

  async function send(id: string, about: About, { withContract, write }: MailOf): Promise<NotSent | undefined> {
    const receipt = await findReceipt(deps.db, about);
    // The account was deleted before the payment succeeded: there is no e-mail address.
    if (!receipt || receipt.email === '') return NOT_SENT.gone;
    const { content, email } = receipt;
    const waitsUntil = await nextLookForNumber(deps, about.documentId);
    if (waitsUntil) throw new Postponed(waitsUntil);
    if (!(await claimMailboxPlace(deps, { id, to: email, limit: 'receipt', topic: 'receipt' }))) return NOT_SENT.full;
    const pdf = await documentPdf({ ...deps, requestId: id }, { id: about.documentId, content });
    const invoice = { fileName: documentFileName(content), mediaType: 'application/pdf', bytes: pdf };
    const contract = withContract ? await findContractFacts(deps.db, about.orderId) : null;
    // A renewal belongs to the contract that was confirmed with the first payment or the trial.
    const isConfirmed = contract?.purpose === 'purchase';
    await sendMail(deps, write(BILLING_MAIL_TEXTS[content.language], { ...receipt, isConfirmed }), {
      id,
      to: { email, language: content.language },
      attachments: isConfirmed ? [invoice, await contractPdf(deps, contract, id)] : [invoice],
    });
    return;
  }

  return {
    'mail.receipt': (about, { id }) =>
      send(id, about, {
        withContract: true,
        write: ({ receipt }, { content, consentAt, accessUntil, paidAt, isConfirmed }) => ({
          subject: receipt.subject(content.number),
          paragraphs: [
            receipt.body(content.tables[0]!.lines[0]!.name),
            ...(accessUntil
              ? [receipt.paid({ amount: amountOf(content), until: formatDay(dayInWarsaw(accessUntil)) })]
              : []),
            receipt.consent(formatDay(dayInWarsaw(consentAt))),
            ...(isConfirmed ? [receipt.contract] : []),
            receipt.withdrawal({
              until: formatDay(lastDayToWithdraw(dayInWarsaw(paidAt))),
              url: withdrawalUrl(deps.config, { language: content.language, orderId: about.orderId }),
              order: orderNumberOf(about.orderId),
            }),
          ],
          action: paymentsLink(deps.config, content.language),
        }),
      }),
    'mail.refund': (about, { id }) =>
      send(id, about, {
        withContract: false,
        write: ({ refund }, { content }) => ({
          subject: refund.subject(content.number),
          paragraphs: [refund.body(amountOf(content)), refund.when],
        }),
      }),
  };
}

/** The gross amount of an invoice, or the amount that a correction takes off, with its currency. */
function amountOf({ tables, language, currency }: Invoice): string {
  const { gross } = sumsOf(tables.at(-1)!.lines);
  return formatMoney(Math.abs(gross), currency, language);
}
