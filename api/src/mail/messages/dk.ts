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
  accountDeleted: {
    subject: (site) => `Din konto hos ${site} er slettet`,
    body: "Dine CV'er, billeder og hentede filer er fjernet. Det kan ikke fortrydes.",
    invoices: 'Vi gemmer fakturaer, så længe skattelovgivningen kræver det.',
  },
};
