import { LANGUAGES, type Language } from '@kreda/document/engine/text/languages';
import { expect, test } from 'vitest';
import { ACCOUNT_MAIL_TEXTS } from '../features/account/mails/account-mail-texts.ts';
import { BILLING_MAIL_TEXTS } from '../features/billing/mails/billing-mail-texts.ts';
import { FRAME_TEXTS } from '../platform/mail/frame-texts.ts';

test.each(LANGUAGES)('the texts of mails are complete in %s, and are not in another language', (language) => {
  const said = textsOf(language);
  for (const text of said) expect(text.trim()).not.toBe('');
  for (const other of LANGUAGES.filter((candidate) => candidate !== language)) {
    // A few words may be the same in sister languages; a sentence is not.
    const isSentence = (text: string) => text.split(' ').length > 4;
    const same = textsOf(other).filter((text) => isSentence(text) && said.includes(text));
    expect(same, other).toEqual([]);
  }
});

/** All texts of a language, with the same parameters. */
function textsOf(language: Language): string[] {
  const { greeting, footer, ...frame } = FRAME_TEXTS[language];
  const { welcome, accountDeleted, ...rest } = ACCOUNT_MAIL_TEXTS[language];
  const { receipt, refund, subscription, contract, withdrawal } = BILLING_MAIL_TEXTS[language];
  return [
    footer('Site', 'mail@example.pl'),
    ...Object.values(frame),
    welcome.subject('Site'),
    ...welcome.body,
    refund.subject('1'),
    ...Object.values(subscription).flatMap((words) =>
      typeof words === 'string' ? [words] : words({ day: '1.1.2026', amount: '39,00 PLN', method: 'Visa' }),
    ),
    refund.body('1'),
    refund.when,
    receipt.subject('1'),
    receipt.body('Item'),
    receipt.consent('1.1.2026'),
    receipt.withdrawal({ until: '1.1.2026', url: 'https://example.pl', order: '1' }),
    receipt.contract,
    contract.subject('1'),
    contract.body('Item'),
    withdrawal.subject('1'),
    withdrawal.received('1.1.2026'),
    withdrawal.quote({ statement: 'A', name: 'B', email: 'C' }),
    withdrawal.owed({ amount: '39,00 PLN', until: '1.1.2026' }),
    withdrawal.nothing,
    withdrawal.keep,
    receipt.paid({ amount: '39,00 PLN', until: '1.1.2026' }),
    accountDeleted.subject('Site'),
    accountDeleted.body,
    accountDeleted.invoices,
    ...Object.values(rest).flatMap((mail) => Object.values(mail)),
    greeting('Łucja').replace('Łucja', ''),
  ];
}
