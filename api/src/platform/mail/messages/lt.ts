import type { MailMessages } from './messages.ts';

export const lt: MailMessages = {
  greeting: (firstName) => `Sveiki, ${firstName}!`,
  footer: (site, contactMail) => `Šį laišką išsiuntė ${site}. Turite klausimų? Rašykite ${contactMail}`,
  welcome: {
    subject: (site) => `Sveiki atvykę į ${site}`,
    body: [
      'Jūsų paskyra paruošta. Viskas, ką jau įrašėte, laukia jūsų dokumentuose.',
      'Pasirinkite šabloną, užpildykite skyrius ir atsisiųskite CV PDF formatu, kai jis bus paruoštas.',
    ],
    action: 'Atidaryti mano dokumentus',
  },
  verification: {
    subject: 'Patvirtinkite savo el. pašto adresą',
    body: 'Liko patvirtinti, kad šis adresas yra jūsų. Iki tol juo siunčiame tik sąskaitas ir nuorodas, kurių paprašote.',
    action: 'Patvirtinti adresą',
    expires: 'Nuoroda galioja 7 dienas ir tik vieną kartą. Atverkite ją ten, kur prisijungiate prie paskyros.',
    ignore: 'Jei paskyrą sukūrėte ne jūs, nieko daryti nereikia.',
  },
  passwordReset: {
    subject: 'Nustatykite naują slaptažodį',
    body: 'Kažkas, tikriausiai jūs, paprašė nustatyti naują šios paskyros slaptažodį.',
    action: 'Nustatyti naują slaptažodį',
    expires: 'Nuoroda galioja vieną valandą ir tik vieną kartą.',
    ignore: 'Jei tai buvote ne jūs, nieko daryti nereikia: slaptažodis nesikeičia.',
  },
  passwordChanged: {
    subject: 'Slaptažodis pakeistas',
    body: 'Jūsų paskyros slaptažodis ką tik pakeistas. Visuose įrenginiuose reikia prisijungti iš naujo.',
    otherwise: 'Jei tai buvote ne jūs, nedelsdami nustatykite naują slaptažodį ir parašykite mums.',
    action: 'Nustatyti naują slaptažodį',
  },
  googleLinked: {
    subject: 'Įjungtas prisijungimas per Google',
    body: 'Prie jūsų paskyros dabar galima prisijungti per Google.',
    passwordGone:
      'Anksčiau niekas nepatvirtino, kad šis adresas priklauso jam, todėl ankstesnis slaptažodis nebegalioja. Naują galite bet kada nustatyti per „Pamiršote slaptažodį?“.',
    otherwise: 'Jei tai buvote ne jūs, parašykite mums.',
    action: 'Atidaryti paskyros nustatymus',
  },
  receipt: {
    subject: (number) => `Mokėjimo patvirtinimas ir sąskaita ${number}`,
    body: (item) => `Ačiū už mokėjimą: ${item}. Prieiga jau veikia, o sąskaita faktūra pridėta.`,
    consent: (date) =>
      `${date} paprašėte, kad paslauga prasidėtų iš karto, nepasibaigus 14 dienų sutarties atsisakymo terminui.`,
    withdrawal: (contactMail) => `Per 14 dienų galite atsisakyti sutarties: rašykite ${contactMail}.`,
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
  accountDeleted: {
    subject: (site) => `Jūsų paskyra ${site} ištrinta`,
    body: 'Jūsų CV, nuotraukos ir atsisiųsti failai pašalinti. To atšaukti negalima.',
    invoices: 'Sąskaitas faktūras saugome tiek, kiek reikalauja mokesčių įstatymai.',
  },
};
