import { toBcp47 } from '@kreda/document/engine/text/languages';
import { formatAmount, formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import { pathIn } from '@kreda/site/routes';
import type { Config } from '../../config.ts';
import { dayInWarsaw } from '../../features/billing/day-in-warsaw.ts';
import { findSubscriptionMailFacts } from '../../features/billing/subscriptions/subscription-mail-facts.ts';
import type { OutboxHandlers } from '../outbox/worker.ts';
import { greetingOf } from './greeting.ts';
import { writeLetter } from './letter.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { type MailboxDeps, mayReach } from './mailbox-bounds.ts';
import type { Mailer } from './mailer.ts';

export interface SubscriptionMailDeps extends MailboxDeps {
  config: Pick<Config, 'site' | 'publicUrl' | 'mailboxKey'>;
  mailer: Mailer;
}

/**
 * Tells the owner of a subscription what became of it, once a day of each kind: cancelling and resuming makes no more letters. One
 * whose account is gone, or whose address is not verified, is not written to.
 */
export function subscriptionMail(deps: SubscriptionMailDeps): Pick<OutboxHandlers, 'mail.subscription'> {
  const { db, config, mailer } = deps;
  const { name: siteName, contactMail, colors } = config.site;
  return {
    async 'mail.subscription'({ subscriptionId, news }, { id }) {
      const facts = await findSubscriptionMailFacts(db, subscriptionId);
      if (!facts?.isReachable) return;
      const topic = `subscription:${news}:${subscriptionId}`;
      if (!(await mayReach(deps, { id, to: facts.email, bound: 'general', topic, perTopic: 1 }))) return;
      const { language } = facts;
      const texts = MAIL_TEXTS[language];
      const [subject, ...paragraphs] = texts.subscription[news]({
        day: formatDay(dayInWarsaw(facts.day)),
        amount: `${formatAmount(facts.grossAmount, language)} ${facts.currency}`,
        method: facts.method,
      });
      const action = {
        label: texts.subscription.action,
        url: config.publicUrl + pathIn(language, 'payment', { params: {} }),
      };
      const letter = { greeting: greetingOf(texts, facts.firstName), subject, paragraphs, action };
      const written = writeLetter(letter, {
        siteName,
        language: toBcp47(language),
        colors,
        footer: texts.footer(siteName, contactMail),
      });
      await mailer.send({ id, to: facts.email, subject, language: toBcp47(language), ...written });
    },
  };
}
