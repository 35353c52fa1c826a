import { toBcp47 } from '@kreda/document/engine/text/languages';
import { sumsOf } from '@kreda/document/kinds/invoice/invoice';
import { formatAmount, formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import type { Deps } from '../../context.ts';
import { dayInWarsaw } from '../../features/billing/day-in-warsaw.ts';
import { documentFileName, documentPdf } from '../../features/billing/invoices/document-pdf.ts';
import { findReceipt, type Receipt } from '../../features/billing/invoices/repo.ts';
import type { OutboxHandlers } from '../outbox/worker.ts';
import { type Letter, writeLetter } from './letter.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { mayReach } from './mailbox-bounds.ts';
import type { Mailer } from './mailer.ts';
import type { MailMessages } from './messages/messages.ts';

export type ReceiptDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'files' | 'typesetter' | 'renderer' | 'config'> & {
  mailer: Mailer;
};

/** Writes what a mail about a document says. */
type Words = (texts: MailMessages, receipt: Receipt) => Pick<Letter, 'subject' | 'paragraphs'>;

/** Sends receipts of payments and of refunds, with invoice or correction, to the address that was given with the payment. More than a mailbox takes in
 * a day wait for the next one. */
export function receiptMail(deps: ReceiptDeps): Pick<OutboxHandlers, 'mail.receipt' | 'mail.refund'> {
  const { name: siteName, contactMail, colors } = deps.config.site;

  async function send(id: string, about: { orderId: string; documentId: string }, words: Words): Promise<void> {
    const receipt = await findReceipt(deps.db, about);
    // The account was deleted and the payment came after all: there is nobody to write to.
    if (!receipt || receipt.email === '') return;
    const { content, email } = receipt;
    if (!(await mayReach(deps, { id, to: email, bound: 'receipt', topic: 'receipt' }))) return;
    const texts = MAIL_TEXTS[content.language];
    const language = toBcp47(content.language);
    const pdf = await documentPdf({ ...deps, requestId: id }, { id: about.documentId, content });
    const letter = { greeting: texts.greeting('').replace(/[\s,]+([!:,])$/, '$1'), ...words(texts, receipt) };
    const footer = texts.footer(siteName, contactMail);
    await deps.mailer.send({
      id,
      to: email,
      subject: letter.subject,
      language,
      ...writeLetter(letter, { siteName, language, colors, footer }),
      attachments: [{ fileName: documentFileName(content), mediaType: 'application/pdf', bytes: pdf }],
    });
  }

  return {
    'mail.receipt': (about, { id }) =>
      send(id, about, ({ receipt }, { content, consentAt }) => ({
        subject: receipt.subject(content.number),
        paragraphs: [
          receipt.body(content.tables[0]!.lines[0]!.name),
          receipt.consent(formatDay(dayInWarsaw(consentAt))),
          receipt.withdrawal(contactMail),
        ],
      })),
    'mail.refund': (about, { id }) =>
      send(id, about, ({ refund }, { content }) => {
        const { gross } = sumsOf(content.tables.at(-1)!.lines);
        const amount = `${formatAmount(Math.abs(gross), content.language)} ${content.currency}`;
        return { subject: refund.subject(content.number), paragraphs: [refund.body(amount), refund.when] };
      }),
  };
}
