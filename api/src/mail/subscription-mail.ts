import { formatAmount, formatDay } from '@kreda/document/invoice/invoice-labels';
import { toBcp47 } from '@kreda/document/model/languages';
import { pathIn } from '../../../web/src/app/routes.ts';
import { dayInWarsaw } from '../billing/day-in-warsaw.ts';
import { findSubscriptionNotice } from '../billing/subscriptions/subscription-notice.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import type { OutboxHandlers } from '../outbox/worker.ts';
import { writeLetter } from './letter.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import type { Mailer } from './mailer.ts';

export interface SubscriptionMailDeps {
  db: Database;
  config: Pick<Config, 'site' | 'publicUrl'>;
  mailer: Mailer;
}

/** Tells the owner of a subscription what became of it. One whose account is gone is not written to. */
export function subscriptionMail({
  db,
  config,
  mailer,
}: SubscriptionMailDeps): Pick<OutboxHandlers, 'mail.subscription'> {
  const { name: siteName, contactMail, colors } = config.site;
  return {
    async 'mail.subscription'({ subscriptionId, news }, { id }) {
      const notice = await findSubscriptionNotice(db, subscriptionId);
      if (!notice) return;
      const { language } = notice;
      const texts = MAIL_TEXTS[language];
      const [subject, ...paragraphs] = texts.subscription[news]({
        day: formatDay(dayInWarsaw(notice.day)),
        amount: `${formatAmount(notice.grossAmount, language)} ${notice.currency}`,
        method: notice.method,
      });
      const action = {
        label: texts.subscription.action,
        url: config.publicUrl + pathIn(language, 'payment', { params: {} }),
      };
      const letter = { greeting: texts.greeting(notice.firstName), subject, paragraphs, action };
      const written = writeLetter(letter, {
        siteName,
        language: toBcp47(language),
        colors,
        footer: texts.footer(siteName, contactMail),
      });
      await mailer.send({ id, to: notice.email, subject, language: toBcp47(language), ...written });
    },
  };
}
