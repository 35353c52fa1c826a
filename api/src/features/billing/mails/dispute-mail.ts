import type { Database } from '../../../platform/database.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { type SendMailDeps, sendMail } from '../../../platform/mail/send-mail.ts';
import type { DisputeNews } from '../../../platform/outbox/enqueue.ts';
import type { OutboxHandlers } from '../../../platform/outbox/worker.ts';
import { getDisputeForMail } from '../disputes/repo.ts';
import { formatMoney } from './format-money.ts';

interface DisputeMailDeps {
  db: Database;
  config: SendMailDeps['config'];
  mailer: Mailer;
}

const SUBJECTS: Readonly<Record<DisputeNews, string>> = {
  open: 'A payment is disputed',
  lost: 'A dispute was lost',
  won: 'A dispute was won',
};
const MEANINGS: Readonly<Record<DisputeNews, string>> = {
  open: "The order gives no access and its subscription is not renewed until the decision. Answer in the provider's dashboard before its deadline.",
  lost: 'The buyer keeps the money. The order gives no access, and its subscription is not renewed.',
  won: 'The order gives access again until its end, and its subscription continues if it still runs.',
};

/** Tells the operator, in English as all of operation, at the site's contact address. */
export function disputeMail(deps: DisputeMailDeps): Pick<OutboxHandlers, 'mail.dispute'> {
  return {
    async 'mail.dispute'({ disputeId, news }, { id }) {
      const { orderId, provider, providerRef, reason, amount, currency } = await getDisputeForMail(deps.db, disputeId);
      const facts = `${formatMoney(amount, currency, 'en')}, ${provider}, dispute ${providerRef}, order ${orderId}, reason ${reason}.`;
      const content = { subject: `${SUBJECTS[news]}: ${providerRef}`, paragraphs: [facts, MEANINGS[news]] };
      await sendMail(deps, content, { id, to: { email: deps.config.site.contactMail, language: 'en' } });
    },
  };
}
