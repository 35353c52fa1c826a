import { type Invoice, sumsOf } from '@kreda/document/kinds/invoice/invoice';
import { formatAmount, formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import type { Deps } from '../../../context.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import type { MailContent } from '../../../platform/mail/mail-layout.ts';
import { claimMailboxPlace } from '../../../platform/mail/mailbox-limits.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { OutboxHandlers } from '../../../platform/outbox/worker.ts';
import { documentFileName, documentPdf } from '../invoices/document-pdf.ts';
import { findReceipt, type Receipt } from '../invoices/repo.ts';
import { BILLING_MAIL_TEXTS } from './billing-mail-texts.ts';
import type { BillingMailTexts } from './messages/messages.ts';
import { paymentsLink } from './payments-link.ts';

export type ReceiptDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'files' | 'typesetter' | 'renderer' | 'config'> & {
  mailer: Mailer;
};

/** Writes the content of a mail about a billing document. */
type WriteContent = (
  texts: BillingMailTexts,
  receipt: Receipt,
) => Pick<MailContent, 'subject' | 'paragraphs' | 'action'>;

/**
 * Sends receipts of payments and refunds, with the invoice or correction, to the e-mail address of the order. Beyond the mailbox's daily
 * limit they wait for the next day.
 */
export function receiptMail(deps: ReceiptDeps): Pick<OutboxHandlers, 'mail.receipt' | 'mail.refund'> {
  const { contactMail } = deps.config.site;

  async function send(id: string, about: { orderId: string; documentId: string }, write: WriteContent): Promise<void> {
    const receipt = await findReceipt(deps.db, about);
    // The account was deleted before the payment succeeded: there is no e-mail address.
    if (!receipt || receipt.email === '') return;
    const { content, email } = receipt;
    if (!(await claimMailboxPlace(deps, { id, to: email, limit: 'receipt', topic: 'receipt' }))) return;
    const pdf = await documentPdf({ ...deps, requestId: id }, { id: about.documentId, content });
    await sendMail(deps, write(BILLING_MAIL_TEXTS[content.language], receipt), {
      id,
      to: { email, language: content.language },
      attachments: [{ fileName: documentFileName(content), mediaType: 'application/pdf', bytes: pdf }],
    });
  }

  return {
    'mail.receipt': (about, { id }) =>
      send(id, about, ({ receipt }, { content, consentAt, accessUntil }) => ({
        subject: receipt.subject(content.number),
        paragraphs: [
          receipt.body(content.tables[0]!.lines[0]!.name),
          ...(accessUntil
            ? [receipt.paid({ amount: amountOf(content), until: formatDay(dayInWarsaw(accessUntil)) })]
            : []),
          receipt.consent(formatDay(dayInWarsaw(consentAt))),
          receipt.withdrawal(contactMail),
        ],
        action: paymentsLink(deps.config, content.language),
      })),
    'mail.refund': (about, { id }) =>
      send(id, about, ({ refund }, { content }) => ({
        subject: refund.subject(content.number),
        paragraphs: [refund.body(amountOf(content)), refund.when],
      })),
  };
}

/** The gross amount of an invoice, or the amount that a correction takes off, with its currency. */
function amountOf({ tables, language, currency }: Invoice): string {
  const { gross } = sumsOf(tables.at(-1)!.lines);
  return `${formatAmount(Math.abs(gross), language)} ${currency}`;
}
