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
      `${p.amount} mokėjimas kelis kartus nepavyko, todėl prenumerata baigėsi. Daugiau nieko nenuskaitysime.`,
      'Jūsų dokumentai laukia. Grįžti galite bet kada.',
    ],
  },
};
