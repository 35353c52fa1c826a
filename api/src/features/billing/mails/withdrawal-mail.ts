import { formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import type { SiteLanguage } from '@kreda/site/languages';
import type { Config } from '../../../config.ts';
import { claimMailboxPlace, type MailboxDeps } from '../../../platform/mail/mailbox-limits.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { NOT_SENT } from '../../../platform/mail/not-sent.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { OutboxHandlers } from '../../../platform/outbox/worker.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { findRefundsOfOrder, getWithdrawal } from '../withdrawals/repo.ts';
import { lastDayToRefund } from '../withdrawals/withdrawal-period.ts';
import { BILLING_MAIL_TEXTS } from './billing-mail-texts.ts';
import { formatMoment } from './format-moment.ts';
import { formatMoney } from './format-money.ts';

export interface WithdrawalMailDeps extends MailboxDeps {
  config: Pick<Config, 'site' | 'mailboxKey' | 'seller' | 'publicUrl'>;
  mailer: Mailer;
}

/**
 * Acknowledges a withdrawal with its content, day and time, to the order's e-mail address, whether that is verified or not. Beyond the
 * mailbox's daily limit it waits, as receipts do. The operator is told, in English, of a withdrawal whose refund does not succeed.
 */
export function withdrawalMail(
  deps: WithdrawalMailDeps,
): Pick<OutboxHandlers, 'mail.withdrawal' | 'mail.withdrawal-owed'> {
  return {
    async 'mail.withdrawal'({ withdrawalId }, { id }) {
      const { orderId, consumerName, consumerEmail, statement, declaredAt, amount, currency, ...stored } =
        await getWithdrawal(deps.db, withdrawalId);
      const limit = amount === 0 ? 'trial' : 'receipt';
      if (!(await claimMailboxPlace(deps, { id, to: consumerEmail, limit, topic: 'withdrawal' }))) return NOT_SENT.full;
      const language = stored.language as SiteLanguage;
      const texts = BILLING_MAIL_TEXTS[language].withdrawal;
      const until = formatDay(lastDayToRefund(declaredAt));
      const content = {
        subject: texts.subject(orderNumberOf(orderId)),
        paragraphs: [
          texts.received(formatMoment(declaredAt)),
          texts.quote({ statement, name: consumerName, email: consumerEmail }),
          amount === 0 ? texts.nothing : texts.owed({ amount: formatMoney(amount, currency, language), until }),
        ],
        notes: [texts.keep],
      };
      await sendMail(deps, content, { id, to: { email: consumerEmail, language } });
      return;
    },
    async 'mail.withdrawal-owed'({ withdrawalId }, { id }) {
      const withdrawal = await getWithdrawal(deps.db, withdrawalId);
      if (withdrawal.state !== 'owed') return;
      const { orderId, amount, currency, declaredAt } = withdrawal;
      const refused = (await findRefundsOfOrder(deps.db, orderId)).filter(({ state }) => state === 'failed').length;
      const order = orderNumberOf(orderId);
      const content = {
        subject: `The refund of a withdrawal is not done: ${order}`,
        paragraphs: [
          `${formatMoney(amount, currency, 'en')} are owed to the buyer of order ${orderId} since ${formatMoment(declaredAt)}. Refused tries: ${refused}.`,
          `The law gives until ${formatDay(lastDayToRefund(declaredAt))}. Look at the provider's dashboard, and pay the buyer in another way if it cannot refund.`,
        ],
      };
      await sendMail(deps, content, { id, to: { email: deps.config.site.contactMail, language: 'en' } });
    },
  };
}
