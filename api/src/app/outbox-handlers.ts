import type { Deps } from '../context.ts';
import { accountMails } from '../features/account/mails/account-mails.ts';
import type { ExchangeRates } from '../features/billing/exchange/exchange-rates.ts';
import { waitingInvoices } from '../features/billing/invoices/issue-waiting.ts';
import { ksefRejectedMail } from '../features/billing/ksef/rejected-mail.ts';
import { contractMail } from '../features/billing/mails/contract-mail.ts';
import { disputeMail } from '../features/billing/mails/dispute-mail.ts';
import { receiptMail } from '../features/billing/mails/receipt-mail.ts';
import { subscriptionMail } from '../features/billing/mails/subscription-mail.ts';
import { withdrawalMail } from '../features/billing/mails/withdrawal-mail.ts';
import { paymentOutbox } from '../features/billing/payments/payment-outbox.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { fileRemoval } from '../platform/outbox/file-removal.ts';
import type { OutboxHandlers } from '../platform/outbox/worker.ts';

type OutboxHandlerDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'log' | 'files' | 'typesetter' | 'renderer' | 'rails' | 'vies' | 'wakeOutbox'
> & { mailer: Mailer; exchangeRates: ExchangeRates };

/** The handler of each kind of message in the outbox. */
export function outboxHandlers(deps: OutboxHandlerDeps): OutboxHandlers {
  return {
    ...accountMails(deps),
    ...subscriptionMail(deps),
    ...waitingInvoices(deps),
    ...receiptMail(deps),
    ...contractMail(deps),
    ...withdrawalMail(deps),
    ...disputeMail(deps),
    ...ksefRejectedMail(deps),
    ...paymentOutbox(deps),
    ...fileRemoval(deps),
  };
}
