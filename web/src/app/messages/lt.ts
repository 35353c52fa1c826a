import { withdrawal } from '@kreda/site/contract/lt';
import type { Messages } from './pl.ts';

export const lt: Messages = {
  loading: 'Įkeliamas turinys...',
  skipToContent: 'Pereiti prie turinio',
  notifications: 'Pranešimai',
  closeNotification: 'Uždaryti pranešimą',
  menu: {
    main: 'Pagrindinis meniu',
    open: 'Atidaryti meniu',
    close: 'Uždaryti meniu',
    creator: 'CV kūrimas',
    magazine: 'El. žurnalas+',
    jobs: 'Darbo skelbimai',
    documents: 'Mano dokumentai',
    payments: 'Mokėjimai',
    profile: 'Profilis',
    login: 'Prisijungti',
    logout: 'Atsijungti',
    language: 'Svetainės kalba',
    toDark: 'Įjungti tamsią temą',
    toLight: 'Įjungti šviesią temą',
  },
  guard: {
    verifying: 'Tikrinama paskyra',
    success: 'Pavyko',
    paymentNeeded: 'Reikia sumokėti',
  },
  consent: {
    title: 'Lankymosi matavimas',
    question:
      'Norėtume žinoti, kaip naudojatės svetaine, kad galėtume ją tobulinti. Sutikimas savanoriškas, be jo viskas veikia taip pat.',
    no: 'Nesutinku',
    yes: 'Sutinku',
    change: 'Sutikimas matuoti',
  },
  notFound: {
    title: 'Tokio puslapio nėra',
    text: 'Adresas galėjo pasikeisti arba jame yra klaida.',
    home: 'Eiti į CV kūrimą',
    elsewhere: 'Kitos svetainės vietos',
  },
  failure: {
    title: 'Kažkas nepavyko',
    text: 'Jūsų CV yra saugus. Įkelkite puslapį iš naujo, o jei tai nepadės, parašykite mums: {{mail}}.',
    offline: 'Serveris nepasiekiamas. Patikrinkite interneto ryšį ir bandykite dar kartą.',
    unavailable:
      'Paslauga laikinai neprieinama. Tai, ką rašote CV, lieka šioje naršyklėje. Puslapis atsidarys pats, kai paslauga vėl veiks.',
    offlineTitle: 'Nėra ryšio',
    offlineText: 'Jūsų CV saugus. Puslapis atsidarys pats, kai ryšys atsiras.',
    reload: 'Įkelti puslapį iš naujo',
    retry: 'Bandyti dar kartą',
  },
  footer: {
    promise: 'Jūsų CV, tiksliai toks, kokį matote.',
    contact: 'Kontaktai',
    product: 'Produktas',
    help: 'Pagalba',
    prices: 'Kainos',
    account: 'Jūsų paskyra',
    settings: 'Paskyra ir nustatymai',
    questions: 'Klausimai ir atsakymai',
    legal: 'Taisyklės',
    withdraw: withdrawal.here,
  },
  print: 'Norėdami išspausdinti CV, atsisiųskite jį kaip PDF: {{address}}',
};
