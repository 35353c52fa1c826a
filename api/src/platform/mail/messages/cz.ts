import type { MailMessages } from './messages.ts';

export const cz: MailMessages = {
  greeting: (firstName) => `Dobrý den, ${firstName}!`,
  footer: (site, contactMail) => `Tuto zprávu odeslala služba ${site}. Máte dotaz? Napište na ${contactMail}`,
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
    body: 'Ještě prosím potvrďte, že tato adresa patří vám. Do té doby na ni posíláme jen faktury a odkazy, o které požádáte.',
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
  receipt: {
    subject: (number) => `Potvrzení platby a faktura ${number}`,
    body: (item) => `Děkujeme za platbu: ${item}. Váš přístup je aktivní a faktura je v příloze.`,
    consent: (date) =>
      `Dne ${date} jste požádali, aby služba začala ihned, před uplynutím 14 dnů na odstoupení od smlouvy.`,
    withdrawal: (contactMail) => `Do 14 dnů můžete od smlouvy odstoupit: napište na ${contactMail}.`,
  },
  refund: {
    subject: (number) => `Vrácení platby a opravný doklad ${number}`,
    body: (amount) => `Vrátili jsme ${amount}. Opravný doklad je v příloze.`,
    when: 'Peníze se vrátí stejnou cestou, obvykle do 5 až 10 pracovních dnů.',
  },
  subscription: {
    action: 'Přejít na platby',
    'trial-started': (p) => [
      `Zkušební doba trvá do ${p.day}`,
      `Do ${p.day} máte vše zdarma. Ten den strhneme ${p.amount} (${p.method}) a předplatné se pak bude obnovovat.`,
      'Zrušit ho můžete kdykoli na stránce Platby: pak nic nestrhneme.',
    ],
    'payment-failed': (p) => [
      'Platba za předplatné se nezdařila',
      `Nepodařilo se strhnout ${p.amount} (${p.method}).`,
      `Zkusíme to znovu ${p.day}. Na stránce Platby můžete také zaplatit hned nebo zadat jinou kartu. Do té doby je přístup pozastaven.`,
    ],
    cancelled: (p) => [
      'Předplatné bylo zrušeno',
      `Nic dalšího nestrhneme. Přístup trvá do ${p.day}.`,
      'Do tohoto dne můžete předplatné na stránce Platby obnovit.',
    ],
    ended: (p) => [
      'Předplatné skončilo',
      `Platba ${p.amount} se několikrát nezdařila, proto předplatné skončilo. Nic dalšího nestrhneme.`,
      'Vaše dokumenty na vás čekají. Vrátit se můžete kdykoli.',
    ],
  },
  accountDeleted: {
    subject: (site) => `Váš účet v ${site} byl smazán`,
    body: 'Vaše životopisy, fotografie a stažené soubory byly odstraněny. To nelze vrátit zpět.',
    invoices: 'Faktury uchováváme tak dlouho, jak vyžadují daňové předpisy.',
  },
};
