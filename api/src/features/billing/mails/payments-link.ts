import type { Language } from '@kreda/document/engine/text/languages';
import { pathIn } from '@kreda/site/routes';
import type { Config } from '../../../config.ts';
import type { MailContent } from '../../../platform/mail/mail-layout.ts';
import { BILLING_MAIL_TEXTS } from './billing-mail-texts.ts';

/** The button of a mail that leads to the user's payments. `settles`: to the dialog that pays the open amount. */
export function paymentsLink(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  language: Language,
  { settles = false }: { settles?: boolean } = {},
): NonNullable<MailContent['action']> {
  return {
    label: BILLING_MAIL_TEXTS[language].subscription.action,
    url: publicUrl + pathIn(language, 'payment', settles ? { query: { settle: '1' } } : {}),
  };
}
