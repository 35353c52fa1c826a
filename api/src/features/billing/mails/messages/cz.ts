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
    'trial-ending': (p) => [
      `Zkušební období končí ${p.day}`,
      `${p.day} strhneme první platbu, ${p.amount} (${p.method}), a předplatné se začne obnovovat.`,
      'Pokud nechcete platit, zrušte předplatné před tímto dnem na stránce Platby: pak nic nestrhneme.',
    ],
    'renewal-soon': (p) => [
      `Předplatné se obnoví ${p.day}`,
      `${p.day} strhneme ${p.amount} (${p.method}) za další období.`,
      'Pokud ho nechcete obnovit, zrušte ho před tímto dnem na stránce Platby. Přístup pak potrvá do konce zaplaceného období.',
    ],
    'payment-needs-bank': (p) => [
      'Potvrďte platbu za předplatné',
      `Banka nebo PayPal žádá, abyste potvrdili platbu ${p.amount} (${p.method}). Nemůžeme to udělat za vás, proto ji sami nezopakujeme.`,
      `Zaplaťte a potvrďte ji na stránce Platby do ${p.day}: přístup se hned vrátí. Po tomto dni předplatné skončí.`,
    ],
    'payment-needs-method': (p) => [
      'Předplatné potřebuje jinou kartu',
      `${p.amount} se nepodařilo strhnout (${p.method}) a další pokus nepomůže: banka platbu touto metodou nepřijme.`,
      `Zaplaťte do ${p.day} na stránce Platby jinou kartou nebo jiným způsobem: přístup se hned vrátí. Po tomto dni předplatné skončí.`,
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
      `Platba ${p.amount} se nezdařila, proto předplatné skončilo. Nic dalšího nestrhneme.`,
      'Vaše dokumenty na vás čekají. Vrátit se můžete kdykoli.',
    ],
  },
};
