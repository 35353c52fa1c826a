import type { BillingMailTexts } from './messages.ts';

export const lt: BillingMailTexts = {
  receipt: {
    subject: (number) => `Mokėjimo patvirtinimas ir sąskaita ${number}`,
    body: (item) => `Ačiū už mokėjimą: ${item}. Prieiga jau veikia, o sąskaita faktūra pridėta.`,
    consent: (date) =>
      `${date} paprašėte, kad paslauga prasidėtų iš karto, nepasibaigus 14 dienų sutarties atsisakymo terminui.`,
    withdrawal: ({ until, url, order }) =>
      `Iki ${until} galite atsisakyti sutarties neprisijungę ir nenurodydami priežasties: ${url} (užsakymo numeris ${order}).`,
    contract: 'Antrasis priedas patvirtina sutartį: jos sąlygas, jūsų sutikimo tekstą ir pavyzdinę atsisakymo formą.',
    paid: ({ amount, until }) => `Sumokėta suma: ${amount}. Prieiga galioja iki ${until}.`,
  },
  contract: {
    subject: (order) => `Sutarties patvirtinimas, užsakymas ${order}`,
    body: (item) =>
      `Patvirtiname sutartį: ${item}. Priede yra jos sąlygos, jūsų sutikimo tekstas ir pavyzdinė atsisakymo forma.`,
  },
  withdrawal: {
    subject: (order) => `Sutarties atsisakymo patvirtinimas, užsakymas ${order}`,
    received: (at) => `Gavome jūsų pareiškimą dėl sutarties atsisakymo: ${at}.`,
    quote: ({ statement, name, email }) =>
      `Pareiškimo tekstas: „${statement}“ Vardas ir pavardė: ${name}. El. paštas: ${email}.`,
    owed: ({ amount, until }) =>
      `Grąžinsime ${amount} tuo pačiu būdu, kuriuo buvo sumokėta, ne vėliau kaip ${until}. Sutartis baigėsi, todėl baigėsi ir prieiga, daugiau nieko nenuskaitysime.`,
    nothing:
      'Nieko nebuvo sumokėta, todėl nėra ko grąžinti. Sutartis baigėsi, todėl baigėsi ir prieiga, nieko nenuskaitysime.',
    keep: 'Išsaugokite šį laišką: jis patvirtina atsisakymo turinį, dieną ir laiką.',
  },
  refund: {
    subject: (number) => `Grąžinimas ir koreguojanti sąskaita ${number}`,
    body: (amount) => `Grąžinome ${amount}. Koreguojanti sąskaita faktūra pridėta.`,
    when: 'Pinigai grįžta tuo pačiu keliu, paprastai per 5–10 darbo dienų.',
  },
  subscription: {
    action: 'Eiti į mokėjimus',
    'trial-started': (p) => [
      `Bandomasis laikotarpis trunka iki ${p.day}`,
      `Iki ${p.day} viskas nemokama. Tą dieną nuskaitysime ${p.amount} (${p.method}), o toliau prenumerata atsinaujins.`,
      'Atšaukti galite bet kada puslapyje „Mokėjimai“: tada nieko nenuskaitysime.',
    ],
    'trial-ending': (p) => [
      `Bandomasis laikotarpis baigiasi ${p.day}`,
      `${p.day} nuskaitysime pirmąjį mokėjimą, ${p.amount} (${p.method}), ir prenumerata pradės atsinaujinti.`,
      'Jei nenorite mokėti, atšaukite iki tos dienos puslapyje „Mokėjimai“: tada nieko nenuskaitysime.',
    ],
    'renewal-soon': (p) => [
      `Prenumerata atsinaujins ${p.day}`,
      `${p.day} nuskaitysime ${p.amount} (${p.method}) už kitą laikotarpį.`,
      'Jei nenorite jos atnaujinti, atšaukite iki tos dienos puslapyje „Mokėjimai“. Tada prieiga galios iki apmokėto laikotarpio pabaigos.',
    ],
    'payment-needs-bank': (p) => [
      'Patvirtinkite prenumeratos mokėjimą',
      `Bankas arba „PayPal“ prašo patvirtinti ${p.amount} mokėjimą (${p.method}). Negalime to padaryti už jus, todėl patys jo nekartosime.`,
      `Sumokėkite ir patvirtinkite puslapyje „Mokėjimai“ iki ${p.day}: prieiga iškart grįš. Po tos dienos prenumerata baigsis.`,
    ],
    'payment-needs-method': (p) => [
      'Prenumeratai reikia kitos kortelės',
      `Nepavyko nuskaityti ${p.amount} (${p.method}), o kartoti neverta: bankas taip mokėjimo nepriims.`,
      `Sumokėkite kita kortele arba kitu būdu puslapyje „Mokėjimai“ iki ${p.day}: prieiga iškart grįš. Po tos dienos prenumerata baigsis.`,
    ],
    'payment-failed': (p) => [
      'Mokėjimas už prenumeratą nepavyko',
      `Nepavyko nuskaityti ${p.amount} (${p.method}).`,
      `Bandysime dar kartą ${p.day}. Puslapyje „Mokėjimai“ taip pat galite sumokėti iš karto arba nurodyti kitą kortelę. Iki tol prieiga sustabdyta.`,
    ],
    cancelled: (p) => [
      'Prenumerata atšaukta',
      `Daugiau nieko nenuskaitysime. Prieiga galioja iki ${p.day}.`,
      'Iki tos dienos prenumeratą galite atnaujinti puslapyje „Mokėjimai“.',
    ],
    ended: (p) => [
      'Prenumerata baigėsi',
      `${p.amount} mokėjimas nepavyko, todėl prenumerata baigėsi. Daugiau nieko nenuskaitysime.`,
      'Jūsų dokumentai laukia. Grįžti galite bet kada.',
    ],
  },
};
