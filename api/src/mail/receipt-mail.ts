import { formatDay } from '@kreda/document/invoice/invoice-labels';
import { toBcp47 } from '@kreda/document/model/languages';
import { dayInWarsaw } from '../billing/day-in-warsaw.ts';
import { documentFileName, documentPdf } from '../billing/document-pdf.ts';
import { findReceipt } from '../billing/documents-repo.ts';
import type { Deps } from '../context.ts';
import type { OutboxHandlers } from '../outbox/worker.ts';
import { writeLetter } from './letter.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import type { Mailer } from './mailer.ts';

export type ReceiptDeps = Pick<Deps, 'db' | 'files' | 'typesetter' | 'renderer' | 'config'> & { mailer: Mailer };

/** Sends the receipt of a payment, with its invoice, to the address that was given with the payment. */
export function receiptMail(deps: ReceiptDeps): Pick<OutboxHandlers, 'mail.receipt'> {
  const { name: siteName, contactMail, colors } = deps.config.site;
  return {
    async 'mail.receipt'({ orderId, documentId }, { id }) {
      const receipt = await findReceipt(deps.db, { orderId, documentId });
      // The account was deleted and the payment came after all: there is nobody to write to.
      if (!receipt || receipt.email === '') return;
      const { content, email, consentAt } = receipt;
      const texts = MAIL_TEXTS[content.language];
      const language = toBcp47(content.language);
      const pdf = await documentPdf(deps, { id: documentId, content });
      const [line] = content.tables[0]!.lines;
      const letter = {
        subject: texts.receipt.subject(content.number),
        greeting: texts.greeting('').replace(/[\s,]+([!:,])$/, '$1'),
        paragraphs: [
          texts.receipt.body(line!.name),
          texts.receipt.consent(formatDay(dayInWarsaw(consentAt))),
          texts.receipt.withdrawal(contactMail),
        ],
      };
      const footer = texts.footer(siteName, contactMail);
      await deps.mailer.send({
        id,
        to: email,
        subject: letter.subject,
        language,
        ...writeLetter(letter, { siteName, language, colors, footer }),
        attachments: [{ fileName: documentFileName(content), mediaType: 'application/pdf', bytes: pdf }],
      });
    },
  };
}
