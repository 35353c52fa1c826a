import type { AccountMailTexts } from './messages.ts';

export const cz: AccountMailTexts = {
  welcome: {
    subject: (site) => `Vítejte v ${site}`,
    body: [
      'Váš účet je připraven. Vše, co jste dosud napsali, čeká ve vašich dokumentech.',
      'Vyberte šablonu, vyplňte sekce a stáhněte si životopis jako PDF, až bude hotový.',
    ],
    action: 'Otevřít moje dokumenty',
  },
  verification: {
    subject: 'Potvrďte svou e-mailovou adresu',
    body: 'Ještě prosím potvrďte, že tato adresa patří vám. Do té doby na ni posíláme jen faktury, zprávy o smlouvě a odkazy, o které požádáte.',
    action: 'Potvrdit adresu',
    expires: 'Odkaz platí 7 dní a jen jednou. Otevřete ho tam, kde se přihlašujete ke svému účtu.',
    ignore: 'Pokud jste si účet nezaložili vy, nemusíte nic dělat.',
  },
  passwordReset: {
    subject: 'Nastavte si nové heslo',
    body: 'Někdo, pravděpodobně vy, požádal o nastavení nového hesla k tomuto účtu.',
    action: 'Nastavit nové heslo',
    expires: 'Odkaz platí jednu hodinu a jen jednou.',
    ignore: 'Pokud jste to nebyli vy, nemusíte nic dělat: heslo zůstává beze změny.',
  },
  passwordChanged: {
    subject: 'Heslo bylo změněno',
    body: 'Heslo k vašemu účtu bylo právě změněno. Na všech zařízeních je třeba se znovu přihlásit.',
    otherwise: 'Pokud jste to nebyli vy, ihned si nastavte nové heslo a napište nám.',
    action: 'Nastavit nové heslo',
  },
  googleLinked: {
    subject: 'Přihlašování přes Google bylo zapnuto',
    body: 'K vašemu účtu se nyní lze přihlásit přes Google.',
    passwordGone:
      'Nikdo dříve nepotvrdil, že mu tato adresa patří, proto dosavadní heslo přestalo platit. Nové si můžete kdykoli nastavit přes „Zapomněli jste heslo?“.',
    otherwise: 'Pokud jste to nebyli vy, napište nám.',
    action: 'Otevřít nastavení účtu',
  },
  accountDeleted: {
    subject: (site) => `Váš účet v ${site} byl smazán`,
    body: 'Vaše životopisy, fotografie a stažené soubory byly odstraněny. To nelze vrátit zpět.',
    invoices: 'Faktury uchováváme tak dlouho, jak vyžadují daňové předpisy.',
  },
};
