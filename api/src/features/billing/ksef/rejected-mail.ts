import type { Invoice } from '@kreda/document/kinds/invoice/invoice';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../platform/database.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { OutboxHandlers } from '../../../platform/outbox/worker.ts';
import { getRejectedForMail } from './repo.ts';

interface RejectedMailDeps {
  db: Database;
  config: Pick<Config, 'site' | 'seller' | 'publicUrl'>;
  mailer: Mailer;
}

/** Tells the operator that KSeF rejected a document, in English as all of operation, at the site's contact address. */
export function ksefRejectedMail(deps: RejectedMailDeps): Pick<OutboxHandlers, 'mail.ksef-rejected'> {
  return {
    async 'mail.ksef-rejected'({ documentId }, { id }) {
      const { reason, document } = await getRejectedForMail(deps.db, documentId);
      // Stored by `insertDocument`, which takes an Invoice.
      const { number } = document.content as unknown as Invoice;
      const content = {
        subject: `KSeF rejected the document ${number}`,
        paragraphs: [
          `Reason: ${reason ?? 'sent again meanwhile'}. Document ${documentId}.`,
          'It counts as not issued until KSeF accepts it. docs/operations.md, KsefRejected, says what to do.',
        ],
      };
      await sendMail(deps, content, { id, to: { email: deps.config.site.contactMail, language: 'en' } });
    },
  };
}
