import type { BillingMailTexts } from './messages.ts';

export const cz: BillingMailTexts = {
  receipt: {
    subject: (number) => `Potvrzení platby a faktura ${number}`,
    body: (item) => `Děkujeme za platbu: ${item}. Váš přístup je aktivní a faktura je v příloze.`,
    consent: (date) =>
      `Dne ${date} jste požádali, aby služba začala ihned, před uplynutím 14 dnů na odstoupení od smlouvy.`,
    withdrawal: ({ until, url, order }) =>
      `Do ${until} můžete od smlouvy odstoupit bez přihlášení a bez udání důvodu: ${url} (číslo objednávky ${order}).`,
    contract: 'Druhá příloha potvrzuje smlouvu: její podmínky, text vašeho souhlasu a vzorový formulář pro odstoupení.',
    paid: ({ amount, until }) => `Zaplacená částka: ${amount}. Přístup trvá do ${until}.`,
  },
  contract: {
    subject: (order) => `Potvrzení smlouvy, objednávka ${order}`,
    body: (item) =>
      `Potvrzujeme smlouvu: ${item}. V příloze jsou její podmínky, text vašeho souhlasu a vzorový formulář pro odstoupení.`,
  },
  withdrawal: {
    subject: (order) => `Potvrzení odstoupení od smlouvy, objednávka ${order}`,
    received: (at) => `Vaše odstoupení od smlouvy jsme obdrželi: ${at}.`,
    quote: ({ statement, name, email }) =>
      `Znění prohlášení: „${statement}“ Jméno a příjmení: ${name}. E-mail: ${email}.`,
    owed: ({ amount, until }) =>
      `Vrátíme ${amount} stejnou cestou, jakou byla částka zaplacena, nejpozději do ${until}. Smlouva skončila, skončil tedy i přístup a nic dalšího nestrhneme.`,
    nothing: 'Nic nebylo zaplaceno, není tedy co vracet. Smlouva skončila, skončil tedy i přístup a nic nestrhneme.',
    keep: 'Tuto zprávu si uschovejte: potvrzuje obsah, den a čas odstoupení.',
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
};
