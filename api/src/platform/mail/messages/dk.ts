import type { MailMessages } from './messages.ts';

export const dk: MailMessages = {
  greeting: (firstName) => `Hej ${firstName}!`,
  footer: (site, contactMail) => `Denne besked er sendt af ${site}. Har du et spørgsmål? Skriv til ${contactMail}`,
  welcome: {
    subject: (site) => `Velkommen til ${site}`,
    body: [
      'Din konto er klar. Alt, hvad du har skrevet indtil nu, venter i dine dokumenter.',
      'Vælg en skabelon, udfyld sektionerne, og hent dit CV som PDF, når det er klar.',
    ],
    action: 'Åbn mine dokumenter',
  },
  verification: {
    subject: 'Bekræft din e-mailadresse',
    body: 'Bekræft til sidst, at denne adresse er din. Indtil da sender vi kun fakturaer og de links, du beder om, til den.',
    action: 'Bekræft adressen',
    expires: 'Linket virker i 7 dage og kun én gang. Åbn det der, hvor du logger ind på din konto.',
    ignore: 'Hvis det ikke var dig, der oprettede kontoen, skal du ikke gøre noget.',
  },
  passwordReset: {
    subject: 'Vælg en ny adgangskode',
    body: 'Nogen, sandsynligvis dig, har bedt om at vælge en ny adgangskode til denne konto.',
    action: 'Vælg en ny adgangskode',
    expires: 'Linket virker i en time og kun én gang.',
    ignore: 'Hvis det ikke var dig, skal du ikke gøre noget: adgangskoden forbliver uændret.',
  },
  passwordChanged: {
    subject: 'Din adgangskode er ændret',
    body: 'Adgangskoden til din konto er netop blevet ændret. Alle enheder skal logge ind igen.',
    otherwise: 'Hvis det ikke var dig, så vælg straks en ny adgangskode, og skriv til os.',
    action: 'Vælg en ny adgangskode',
  },
  googleLinked: {
    subject: 'Login med Google er slået til',
    body: 'Din konto kan nu åbnes med Google.',
    passwordGone:
      'Ingen havde tidligere bekræftet, at adressen er deres, så den hidtidige adgangskode virker ikke længere. Du kan altid vælge en ny via »Glemt adgangskode?«.',
    otherwise: 'Hvis det ikke var dig, så skriv til os.',
    action: 'Åbn kontoindstillinger',
  },
  receipt: {
    subject: (number) => `Kvittering og faktura ${number}`,
    body: (item) => `Tak for din betaling: ${item}. Din adgang er aktiv, og fakturaen er vedhæftet.`,
    consent: (date) =>
      `Den ${date} bad du om, at tjenesten begynder straks, før de 14 dages fortrydelsesret var udløbet.`,
    withdrawal: (contactMail) => `Inden for 14 dage kan du fortryde aftalen: skriv til ${contactMail}.`,
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
      `Betalingen på ${p.amount} mislykkedes flere gange, så abonnementet er slut. Der trækkes ikke mere.`,
      'Dine dokumenter venter. Du kan komme tilbage når som helst.',
    ],
  },
  accountDeleted: {
    subject: (site) => `Din konto hos ${site} er slettet`,
    body: "Dine CV'er, billeder og hentede filer er fjernet. Det kan ikke fortrydes.",
    invoices: 'Vi gemmer fakturaer, så længe skattelovgivningen kræver det.',
  },
};
