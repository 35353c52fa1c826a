import type { RouteTitles } from './pl.ts';

export const sk: RouteTitles = {
  home: {
    title: 'Tvorba životopisu',
    description:
      'Vyberte šablónu, vyplňte svoje skúsenosti a hneď uvidíte hotové strany A4. Stiahnite si životopis ako PDF, ktoré vyzerá presne ako náhľad.',
  },
  editor: { title: 'Tvorba životopisu' },
  pricing: { title: 'Cenník' },
  payment: { title: 'Platba' },
  thankYou: { title: 'Ďakujeme za platbu' },
  download: { title: 'Stiahnuť CV' },
  preview: { title: 'Náhľad CV' },
  myDocuments: { title: 'Moje dokumenty' },
  login: {
    title: 'Prihlásenie',
    description: 'Prihláste sa, vráťte sa k svojim životopisom a stiahnite si ich ako PDF.',
  },
  register: {
    title: 'Registrácia',
    description: 'Založte si účet, uchovajte svoje životopisy a sťahujte ich ako PDF.',
  },
  account: { title: 'Účet' },
  remindPassword: {
    title: 'Obnovenie hesla',
    description: 'Zadajte svoj e-mail a pošleme vám odkaz na nastavenie nového hesla.',
  },
  resetPassword: { title: 'Nastaviť nové heslo' },
  verifyEmail: { title: 'Potvrďte e-mailovú adresu' },
  payments: { title: 'Platby' },
  logout: { title: 'Odhlásenie' },
  magazine: { title: 'E-časopis' },
  jobOffers: {
    title: 'Ponuky práce',
    description: 'Nájdite prácu podľa pozície, mesta a odboru a potom si k vybranej ponuke vytvorte životopis.',
  },
  jobOffer: { title: 'Ponuka práce' },
  terms: {
    title: 'Obchodné podmienky',
    description: 'Pravidlá používania služby a nákupu prístupu: balíky, predplatné, odstúpenie a reklamácie.',
  },
  privacy: {
    title: 'Zásady ochrany súkromia',
    description: 'Aké údaje zbierame, načo, ako dlho ich uchovávame a čo s nimi môžete robiť.',
  },
  cookies: {
    title: 'Cookies a súhlas',
    description: 'Čo ukladáme vo vašom prehliadači a kedy žiadame o súhlas.',
  },
  contact: {
    title: 'Kontakt',
    description: 'Ako nám napísať a čo uviesť k platbe, účtu, CV alebo údajom.',
  },
  withdrawal: {
    title: 'Odstúpenie od zmluvy',
    description: 'Odstúpte od zmluvy do 14 dní od nákupu, bez prihlásenia: stačí číslo objednávky a e-mail.',
  },
  notFound: { title: '404 Error' },
};
