import type { Messages } from './pl.ts';

export const cz: Messages = {
  loading: 'Načítá se obsah...',
  skipToContent: 'Přejít k obsahu',
  notifications: 'Oznámení',
  closeNotification: 'Zavřít oznámení',
  menu: {
    main: 'Hlavní nabídka',
    open: 'Otevřít nabídku',
    close: 'Zavřít nabídku',
    creator: 'Tvorba CV',
    magazine: 'E-časopis+',
    documents: 'Moje dokumenty',
    payments: 'Platby',
    profile: 'Profil',
    login: 'Přihlásit se',
    logout: 'Odhlásit se',
    language: 'Jazyk stránky',
    toDark: 'Přepnout na tmavý vzhled',
    toLight: 'Přepnout na světlý vzhled',
  },
  guard: {
    verifying: 'Ověřuji účet',
    success: 'Hotovo',
    paymentNeeded: 'Je vyžadována platba',
  },
  consent: {
    title: 'Měření návštěvnosti',
    question:
      'Rádi bychom věděli, jak web používáte, abychom ho mohli zlepšovat. Souhlas je dobrovolný a bez něj vše funguje stejně.',
    no: 'Nesouhlasím',
    yes: 'Souhlasím',
    change: 'Souhlas s měřením',
  },
  home: {
    title: 'Životopis, který udělá dobrý první dojem',
    lead: 'Vyberte šablonu, vyplňte své zkušenosti a hned uvidíte hotové stránky A4. Stažené PDF vypadá přesně jako náhled.',
    choose: 'Vyberte šablonu',
    facts: {
      free: 'Začnete bez registrace',
      exact: 'PDF stejné jako náhled',
      readable: 'Čitelné pro náborové systémy',
    },
  },
  notFound: {
    title: 'Taková stránka neexistuje',
    text: 'Adresa se mohla změnit nebo obsahuje překlep.',
    home: 'Přejít k tvorbě CV',
  },
  failure: {
    title: 'Něco se pokazilo',
    text: 'Váš životopis je v bezpečí. Obnovte stránku, a pokud to nepomůže, napište nám: {{mail}}.',
    offline: 'Server není dostupný. Zkontrolujte připojení k internetu a zkuste to znovu.',
    offlineTitle: 'Bez připojení',
    offlineText: 'Váš životopis je v bezpečí. Stránka se otevře sama, až se připojení obnoví.',
    reload: 'Obnovit stránku',
    retry: 'Zkusit znovu',
  },
  footer: {
    promise: 'Životopis vysázený jednou, všude stejný.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Nápověda',
    pick: 'Šablony CV',
  },
  print: 'Chcete-li životopis na stránkách A4, stáhněte si ho jako PDF: {{address}}',
};
