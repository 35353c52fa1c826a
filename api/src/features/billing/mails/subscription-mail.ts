import { formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import type { Config } from '../../../config.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { claimMailboxPlace, type MailboxDeps, type MailCategory } from '../../../platform/mail/mailbox-limits.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { NOT_SENT } from '../../../platform/mail/not-sent.ts';
import { type SendMailDeps, sendMail } from '../../../platform/mail/send-mail.ts';
import type { SubscriptionNews } from '../../../platform/outbox/enqueue.ts';
import type { OutboxHandlers } from '../../../platform/outbox/worker.ts';
import { findSubscriptionMailFacts, type SubscriptionMailFacts } from '../subscriptions/subscription-mail-facts.ts';
import { BILLING_MAIL_TEXTS } from './billing-mail-texts.ts';
import { formatMoney } from './format-money.ts';
import { paymentsLink } from './payments-link.ts';

export interface SubscriptionMailDeps extends MailboxDeps {
  config: SendMailDeps['config'] & Pick<Config, 'mailboxKey'>;
  mailer: Mailer;
}

/**
 * Tells the owner of a subscription about a change, at most once a day per kind of change. News of trials, payments and the end, which the
 * terms promise, go to unverified addresses too: each needs a payment method and comes once per period or decline. Beyond the mailbox's daily
 * limit they wait. News that the owner can repeat at will, such as a cancellation, need a verified address. An owner without an account gets
 * no mail.
 */
export function subscriptionMail(deps: SubscriptionMailDeps): Pick<OutboxHandlers, 'mail.subscription'> {
  const { db, config } = deps;
  return {
    async 'mail.subscription'({ subscriptionId, news }, { id }) {
      const facts = await findSubscriptionMailFacts(db, subscriptionId);
      if (!facts) return NOT_SENT.gone;
      if (!IS_PROMISED[news] && !facts.isVerified) return NOT_SENT.unverified;
      const topic = `subscription:${news}:${subscriptionId}`;
      const limit = limitOf(news, facts);
      if (!(await claimMailboxPlace(deps, { id, to: facts.email, limit, topic, perTopic: 1 }))) return NOT_SENT.full;
      const { language } = facts;
      const [subject, ...paragraphs] = BILLING_MAIL_TEXTS[language].subscription[news]({
        day: formatDay(dayInWarsaw(facts.day)),
        amount: formatMoney(facts.grossAmount, facts.currency, language),
        method: facts.method,
      });
      const action = paymentsLink(config, language, { settles: news.startsWith('payment-') });
      await sendMail(deps, { subject, paragraphs, action }, { id, to: facts });
      return;
    },
  };
}

/** Whether the terms promise the news to every subscriber. */
const IS_PROMISED: Readonly<Record<SubscriptionNews, boolean>> = {
  'trial-started': true,
  'trial-ending': true,
  'renewal-soon': true,
  'payment-failed': true,
  'payment-needs-bank': true,
  'payment-needs-method': true,
  ended: true,
  cancelled: false,
};

function limitOf(news: SubscriptionNews, { isUnpaid }: SubscriptionMailFacts): MailCategory['limit'] {
  if (!IS_PROMISED[news]) return 'general';
  return isUnpaid ? 'trial' : 'receipt';
}
