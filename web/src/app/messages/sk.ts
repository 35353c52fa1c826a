import { withdrawal } from '@kreda/site/contract/sk';
import type { Messages } from './pl.ts';

export const sk: Messages = {
  loading: 'Načítava sa obsah...',
  skipToContent: 'Prejsť na obsah',
  notifications: 'Oznámenia',
  closeNotification: 'Zavrieť oznámenie',
  menu: {
    main: 'Hlavná ponuka',
    open: 'Otvoriť ponuku',
    close: 'Zavrieť ponuku',
    creator: 'Tvorba CV',
    magazine: 'E-časopis+',
    jobs: 'Ponuky práce',
    documents: 'Moje dokumenty',
    payments: 'Platby',
    profile: 'Profil',
    login: 'Prihlásiť sa',
    logout: 'Odhlásiť sa',
    language: 'Jazyk stránky',
    toDark: 'Prepnúť na tmavý vzhľad',
    toLight: 'Prepnúť na svetlý vzhľad',
  },
  guard: {
    verifying: 'Overujem účet',
    success: 'Hotovo',
    paymentNeeded: 'Vyžaduje sa platba',
  },
  consent: {
    title: 'Meranie návštevnosti',
    question:
      'Radi by sme vedeli, ako web používate, aby sme ho mohli zlepšovať. Súhlas je dobrovoľný a bez neho všetko funguje rovnako.',
    no: 'Nesúhlasím',
    yes: 'Súhlasím',
    change: 'Súhlas s meraním',
  },
  notFound: {
    title: 'Taká stránka neexistuje',
    text: 'Adresa sa mohla zmeniť alebo obsahuje preklep.',
    home: 'Prejsť na tvorbu CV',
    elsewhere: 'Ďalšie miesta na webe',
  },
  failure: {
    title: 'Niečo sa pokazilo',
    text: 'Váš životopis je v bezpečí. Obnovte stránku, a ak to nepomôže, napíšte nám: {{mail}}.',
    offline: 'Server nie je dostupný. Skontrolujte pripojenie k internetu a skúste to znova.',
    unavailable:
      'Služba je dočasne nedostupná. Čo píšete do životopisu, zostáva v tomto prehliadači. Stránka sa otvorí sama, keď bude služba späť.',
    offlineTitle: 'Bez pripojenia',
    offlineText: 'Váš životopis je v bezpečí. Stránka sa otvorí sama, keď sa pripojenie obnoví.',
    reload: 'Obnoviť stránku',
    retry: 'Skúsiť znova',
  },
  footer: {
    promise: 'Váš životopis, presne ako ho vidíte.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Pomoc',
    prices: 'Ceny',
    account: 'Váš účet',
    settings: 'Účet a nastavenia',
    questions: 'Otázky a odpovede',
    legal: 'Pravidlá',
    withdraw: withdrawal.here,
  },
  print: 'Ak chcete životopis vytlačiť, stiahnite si ho ako PDF: {{address}}',
};
