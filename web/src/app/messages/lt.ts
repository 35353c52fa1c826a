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
  home: {
    title: 'CV, paliekantis gerą pirmą įspūdį',
    lead: 'Pasirinkite šabloną, įrašykite savo patirtį ir iškart matykite gatavus A4 puslapius. Atsisiųstas PDF atrodo lygiai taip, kaip peržiūra.',
    choose: 'Pasirinkite šabloną',
    facts: {
      free: 'Pradėkite be paskyros',
      exact: 'PDF toks pat kaip peržiūra',
      readable: 'Skaitomas atrankos sistemoms',
    },
  },
  notFound: {
    title: 'Tokio puslapio nėra',
    text: 'Adresas galėjo pasikeisti arba jame yra klaida.',
    home: 'Eiti į CV kūrimą',
  },
  failure: {
    title: 'Kažkas nepavyko',
    text: 'Jūsų CV yra saugus. Įkelkite puslapį iš naujo, o jei tai nepadės, parašykite mums: {{mail}}.',
    offline: 'Serveris nepasiekiamas. Patikrinkite interneto ryšį ir bandykite dar kartą.',
    offlineTitle: 'Nėra ryšio',
    offlineText: 'Jūsų CV saugus. Puslapis atsidarys pats, kai ryšys atsiras.',
    reload: 'Įkelti puslapį iš naujo',
    retry: 'Bandyti dar kartą',
  },
  footer: {
    promise: 'CV surinktas kartą, visur vienodas.',
    contact: 'Kontaktai',
    product: 'Produktas',
    help: 'Pagalba',
    pick: 'CV šablonai',
  },
  print: 'Norėdami gauti CV A4 puslapiais, atsisiųskite jį kaip PDF: {{address}}',
};
