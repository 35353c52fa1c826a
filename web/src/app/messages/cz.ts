import { withdrawal } from '@kreda/site/contract/cz';
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
    jobs: 'Nabídky práce',
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
  notFound: {
    title: 'Taková stránka neexistuje',
    text: 'Adresa se mohla změnit nebo obsahuje překlep.',
    home: 'Přejít k tvorbě CV',
    elsewhere: 'Další místa na webu',
  },
  failure: {
    title: 'Něco se pokazilo',
    text: 'Váš životopis je v bezpečí. Obnovte stránku, a pokud to nepomůže, napište nám: {{mail}}.',
    offline: 'Server není dostupný. Zkontrolujte připojení k internetu a zkuste to znovu.',
    unavailable:
      'Služba je dočasně nedostupná. Co píšete do životopisu, zůstává v tomto prohlížeči. Stránka se otevře sama, až bude služba zpět.',
    offlineTitle: 'Bez připojení',
    offlineText: 'Váš životopis je v bezpečí. Stránka se otevře sama, až se připojení obnoví.',
    reload: 'Obnovit stránku',
    retry: 'Zkusit znovu',
  },
  footer: {
    promise: 'Váš životopis, přesně jak ho vidíte.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Nápověda',
    prices: 'Ceny',
    account: 'Váš účet',
    settings: 'Účet a nastavení',
    questions: 'Otázky a odpovědi',
    legal: 'Pravidla',
    withdraw: withdrawal.here,
  },
  print: 'Chcete-li životopis vytisknout, stáhněte si ho jako PDF: {{address}}',
};
