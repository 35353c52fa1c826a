import type { AccountMailTexts } from './messages.ts';

export const dk: AccountMailTexts = {
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
    body: 'Bekræft til sidst, at denne adresse er din. Indtil da sender vi kun fakturaer, beskeder om aftalen og de links, du beder om, til den.',
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
  accountDeleted: {
    subject: (site) => `Din konto hos ${site} er slettet`,
    body: "Dine CV'er, billeder og hentede filer er fjernet. Det kan ikke fortrydes.",
    invoices: 'Vi gemmer fakturaer, så længe skattelovgivningen kræver det.',
  },
};
