import type { BillingMailTexts } from './messages.ts';

export const sk: BillingMailTexts = {
  receipt: {
    subject: (number) => `Potvrdenie platby a faktúra ${number}`,
    body: (item) => `Ďakujeme za platbu: ${item}. Váš prístup je aktívny a faktúra je v prílohe.`,
    consent: (date) =>
      `Dňa ${date} ste požiadali, aby sa služba začala ihneď, pred uplynutím 14 dní na odstúpenie od zmluvy.`,
    withdrawal: ({ until, url, order }) =>
      `Do ${until} môžete od zmluvy odstúpiť bez prihlásenia a bez udania dôvodu: ${url} (číslo objednávky ${order}).`,
    contract: 'Druhá príloha potvrdzuje zmluvu: jej podmienky, text vášho súhlasu a vzorový formulár na odstúpenie.',
    paid: ({ amount, until }) => `Zaplatená suma: ${amount}. Prístup trvá do ${until}.`,
  },
  contract: {
    subject: (order) => `Potvrdenie zmluvy, objednávka ${order}`,
    body: (item) =>
      `Potvrdzujeme zmluvu: ${item}. V prílohe sú jej podmienky, text vášho súhlasu a vzorový formulár na odstúpenie.`,
  },
  withdrawal: {
    subject: (order) => `Potvrdenie odstúpenia od zmluvy, objednávka ${order}`,
    received: (at) => `Vaše odstúpenie od zmluvy sme dostali: ${at}.`,
    quote: ({ statement, name, email }) =>
      `Znenie vyhlásenia: „${statement}“ Meno a priezvisko: ${name}. E-mail: ${email}.`,
    owed: ({ amount, until }) =>
      `Vrátime ${amount} rovnakou cestou, akou bola suma zaplatená, najneskôr do ${until}. Zmluva sa skončila, skončil sa teda aj prístup a nič ďalšie nestrhneme.`,
    nothing:
      'Nič nebolo zaplatené, nie je teda čo vracať. Zmluva sa skončila, skončil sa teda aj prístup a nič nestrhneme.',
    keep: 'Túto správu si uschovajte: potvrdzuje obsah, deň a čas odstúpenia.',
  },
  refund: {
    subject: (number) => `Vrátenie platby a opravný doklad ${number}`,
    body: (amount) => `Vrátili sme ${amount}. Opravný doklad je v prílohe.`,
    when: 'Peniaze sa vrátia rovnakou cestou, zvyčajne do 5 až 10 pracovných dní.',
  },
  subscription: {
    action: 'Prejsť na platby',
    'trial-started': (p) => [
      `Skúšobné obdobie trvá do ${p.day}`,
      `Do ${p.day} máte všetko zadarmo. V ten deň strhneme ${p.amount} (${p.method}) a predplatné sa potom bude obnovovať.`,
      'Zrušiť ho môžete kedykoľvek na stránke Platby: potom nič nestrhneme.',
    ],
    'trial-ending': (p) => [
      `Skúšobné obdobie sa končí ${p.day}`,
      `${p.day} strhneme prvú platbu, ${p.amount} (${p.method}), a predplatné sa začne obnovovať.`,
      'Ak nechcete platiť, zrušte ho pred týmto dňom na stránke Platby: vtedy nič nestrhneme.',
    ],
    'renewal-soon': (p) => [
      `Predplatné sa obnoví ${p.day}`,
      `${p.day} strhneme ${p.amount} (${p.method}) za ďalšie obdobie.`,
      'Ak ho nechcete obnoviť, zrušte ho pred týmto dňom na stránke Platby. Prístup potom potrvá do konca zaplateného obdobia.',
    ],
    'payment-needs-bank': (p) => [
      'Potvrďte platbu za predplatné',
      `Banka alebo PayPal žiada, aby ste potvrdili platbu ${p.amount} (${p.method}). Nemôžeme to urobiť za vás, preto ju sami nezopakujeme.`,
      `Zaplaťte a potvrďte ju na stránke Platby do ${p.day}: prístup sa hneď vráti. Po tomto dni sa predplatné skončí.`,
    ],
    'payment-needs-method': (p) => [
      'Predplatné potrebuje inú kartu',
      `${p.amount} sa nepodarilo strhnúť (${p.method}) a ďalší pokus nepomôže: banka platbu touto metódou neprijme.`,
      `Zaplaťte do ${p.day} na stránke Platby inou kartou alebo iným spôsobom: prístup sa hneď vráti. Po tomto dni sa predplatné skončí.`,
    ],
    'payment-failed': (p) => [
      'Platba za predplatné sa nepodarila',
      `Nepodarilo sa strhnúť ${p.amount} (${p.method}).`,
      `Skúsime to znova ${p.day}. Na stránke Platby môžete zaplatiť aj hneď alebo zadať inú kartu. Dovtedy je prístup pozastavený.`,
    ],
    cancelled: (p) => [
      'Predplatné bolo zrušené',
      `Nič ďalšie nestrhneme. Prístup trvá do ${p.day}.`,
      'Do tohto dňa môžete predplatné na stránke Platby obnoviť.',
    ],
    ended: (p) => [
      'Predplatné sa skončilo',
      `Platba ${p.amount} sa nepodarila, preto sa predplatné skončilo. Nič ďalšie nestrhneme.`,
      'Vaše dokumenty na vás čakajú. Vrátiť sa môžete kedykoľvek.',
    ],
  },
};
