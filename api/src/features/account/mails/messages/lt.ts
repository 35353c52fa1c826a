import type { AccountMailTexts } from './messages.ts';

export const lt: AccountMailTexts = {
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
    body: 'Liko patvirtinti, kad šis adresas yra jūsų. Iki tol juo siunčiame tik sąskaitas, pranešimus apie sutartį ir nuorodas, kurių paprašote.',
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
  accountDeleted: {
    subject: (site) => `Jūsų paskyra ${site} ištrinta`,
    body: 'Jūsų CV, nuotraukos ir atsisiųsti failai pašalinti. To atšaukti negalima.',
    invoices: 'Sąskaitas faktūras saugome tiek, kiek reikalauja mokesčių įstatymai.',
  },
};
