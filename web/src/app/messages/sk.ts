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
  home: {
    title: 'Životopis, ktorý urobí dobrý prvý dojem',
    lead: 'Vyberte šablónu, vyplňte svoje skúsenosti a hneď uvidíte hotové strany A4. Stiahnuté PDF vyzerá presne ako náhľad.',
    choose: 'Vyberte šablónu',
    facts: {
      free: 'Začnete bez registrácie',
      exact: 'PDF rovnaké ako náhľad',
      readable: 'Čitateľné pre náborové systémy',
    },
  },
  notFound: {
    title: 'Taká stránka neexistuje',
    text: 'Adresa sa mohla zmeniť alebo obsahuje preklep.',
    home: 'Prejsť na tvorbu CV',
  },
  failure: {
    title: 'Niečo sa pokazilo',
    text: 'Váš životopis je v bezpečí. Obnovte stránku, a ak to nepomôže, napíšte nám: {{mail}}.',
    offline: 'Server nie je dostupný. Skontrolujte pripojenie k internetu a skúste to znova.',
    offlineTitle: 'Bez pripojenia',
    offlineText: 'Váš životopis je v bezpečí. Stránka sa otvorí sama, keď sa pripojenie obnoví.',
    reload: 'Obnoviť stránku',
    retry: 'Skúsiť znova',
  },
  footer: {
    promise: 'Životopis vysádzaný raz, všade rovnaký.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Pomoc',
    pick: 'Šablóny CV',
  },
  print: 'Ak chcete životopis na stranách A4, stiahnite si ho ako PDF: {{address}}',
};
