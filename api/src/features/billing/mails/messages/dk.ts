import type { BillingMailTexts } from './messages.ts';

export const dk: BillingMailTexts = {
  receipt: {
    subject: (number) => `Kvittering og faktura ${number}`,
    body: (item) => `Tak for din betaling: ${item}. Din adgang er aktiv, og fakturaen er vedhæftet.`,
    consent: (date) =>
      `Den ${date} bad du om, at tjenesten begynder straks, før de 14 dages fortrydelsesret var udløbet.`,
    withdrawal: ({ until, url, order }) =>
      `Til og med den ${until} kan du fortryde aftalen uden at logge ind og uden begrundelse: ${url} (ordrenummer ${order}).`,
    contract:
      'Det andet bilag bekræfter aftalen: vilkårene, teksten til dit samtykke og standardfortrydelsesformularen.',
    paid: ({ amount, until }) => `Betalt beløb: ${amount}. Din adgang varer til ${until}.`,
  },
  contract: {
    subject: (order) => `Bekræftelse af aftalen, ordre ${order}`,
    body: (item) =>
      `Vi bekræfter aftalen: ${item}. Vilkårene, teksten til dit samtykke og standardfortrydelsesformularen er vedhæftet.`,
  },
  withdrawal: {
    subject: (order) => `Bekræftelse af din fortrydelse, ordre ${order}`,
    received: (at) => `Vi har modtaget din fortrydelse af aftalen: ${at}.`,
    quote: ({ statement, name, email }) => `Erklæringen: „${statement}“ Navn: ${name}. E-mailadresse: ${email}.`,
    owed: ({ amount, until }) =>
      `Vi betaler ${amount} tilbage på samme måde, som der blev betalt, senest den ${until}. Aftalen er ophørt, så adgangen er også slut, og der trækkes ikke mere.`,
    nothing:
      'Der er ikke betalt noget, så der er intet at betale tilbage. Aftalen er ophørt, så adgangen er også slut, og der trækkes intet.',
    keep: 'Gem denne besked: Den bekræfter fortrydelsens indhold, dag og klokkeslæt.',
  },
  refund: {
    subject: (number) => `Refusion og kreditnota ${number}`,
    body: (amount) => `Vi har refunderet ${amount}. Kreditnotaen er vedhæftet.`,
    when: 'Pengene kommer tilbage samme vej, som regel inden for 5 til 10 hverdage.',
  },
  subscription: {
    action: 'Gå til betalinger',
    'trial-started': (p) => [
      `Din prøveperiode varer til ${p.day}`,
      `Indtil ${p.day} er alt gratis. Den dag trækkes ${p.amount} (${p.method}), og derefter fornyes abonnementet.`,
      'Du kan opsige når som helst på siden Betalinger: så trækkes intet.',
    ],
    'trial-ending': (p) => [
      `Din prøveperiode slutter den ${p.day}`,
      `Den ${p.day} trækker vi den første betaling, ${p.amount} (${p.method}), og abonnementet begynder at forny sig.`,
      'Vil du ikke betale, så opsig før den dag på siden Betalinger: Så trækkes der intet.',
    ],
    'renewal-soon': (p) => [
      `Dit abonnement fornyes den ${p.day}`,
      `Den ${p.day} trækker vi ${p.amount} (${p.method}) for næste periode.`,
      'Vil du ikke forny det, så opsig før den dag på siden Betalinger. Adgangen varer så til slutningen af den betalte periode.',
    ],
    'payment-needs-bank': (p) => [
      'Bekræft betalingen for dit abonnement',
      `Din bank eller PayPal beder dig bekræfte betalingen på ${p.amount} (${p.method}). Det kan vi ikke gøre for dig, så vi prøver ikke selv igen.`,
      `Betal og bekræft på siden Betalinger senest den ${p.day}: Adgangen vender straks tilbage. Efter den dag slutter abonnementet.`,
    ],
    'payment-needs-method': (p) => [
      'Dit abonnement har brug for et andet kort',
      `${p.amount} kunne ikke trækkes (${p.method}), og et nyt forsøg hjælper ikke: Banken tager ikke imod betalingen på den måde.`,
      `Betal med et andet kort eller på en anden måde på siden Betalinger senest den ${p.day}: Adgangen vender straks tilbage. Efter den dag slutter abonnementet.`,
    ],
    'payment-failed': (p) => [
      'En betaling for dit abonnement mislykkedes',
      `${p.amount} kunne ikke trækkes (${p.method}).`,
      `Vi prøver igen den ${p.day}. På siden Betalinger kan du også betale med det samme eller angive et andet kort. Indtil da er adgangen sat på pause.`,
    ],
    cancelled: (p) => [
      'Dit abonnement er opsagt',
      `Der trækkes ikke mere. Adgangen varer til ${p.day}.`,
      'Indtil den dag kan du genoptage abonnementet på siden Betalinger.',
    ],
    ended: (p) => [
      'Dit abonnement er slut',
      `Betalingen på ${p.amount} mislykkedes, så abonnementet er slut. Der trækkes ikke mere.`,
      'Dine dokumenter venter. Du kan komme tilbage når som helst.',
    ],
  },
};
