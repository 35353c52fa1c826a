import { formatAmount, formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import type { Config } from '../../../config.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { claimMailboxPlace, type MailboxDeps } from '../../../platform/mail/mailbox-limits.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { type SendMailDeps, sendMail } from '../../../platform/mail/send-mail.ts';
import type { OutboxHandlers } from '../../../platform/outbox/worker.ts';
import { findSubscriptionMailFacts } from '../subscriptions/subscription-mail-facts.ts';
import { BILLING_MAIL_TEXTS } from './billing-mail-texts.ts';
import { paymentsLink } from './payments-link.ts';

export interface SubscriptionMailDeps extends MailboxDeps {
  config: SendMailDeps['config'] & Pick<Config, 'mailboxKey'>;
  mailer: Mailer;
}

/**
 * Tells the owner of a subscription about a change, at most once a day per kind of change, however often it is cancelled and resumed. An
 * owner without an account or a verified e-mail address gets no mail.
 */
export function subscriptionMail(deps: SubscriptionMailDeps): Pick<OutboxHandlers, 'mail.subscription'> {
  const { db, config } = deps;
  return {
    async 'mail.subscription'({ subscriptionId, news }, { id }) {
      const facts = await findSubscriptionMailFacts(db, subscriptionId);
      if (!facts?.isReachable) return;
      const topic = `subscription:${news}:${subscriptionId}`;
      if (!(await claimMailboxPlace(deps, { id, to: facts.email, limit: 'general', topic, perTopic: 1 }))) return;
      const { language } = facts;
      const [subject, ...paragraphs] = BILLING_MAIL_TEXTS[language].subscription[news]({
        day: formatDay(dayInWarsaw(facts.day)),
        amount: `${formatAmount(facts.grossAmount, language)} ${facts.currency}`,
        method: facts.method,
      });
      const action = paymentsLink(config, language, { settles: news.startsWith('payment-') });
      await sendMail(deps, { subject, paragraphs, action }, { id, to: facts });
    },
  };
}
