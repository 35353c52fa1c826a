import type { Messages } from './pl.ts';

export const se: Messages = {
  loading: 'Läser in innehållet...',
  skipToContent: 'Hoppa till innehållet',
  notifications: 'Meddelanden',
  closeNotification: 'Stäng meddelandet',
  menu: {
    main: 'Huvudmeny',
    open: 'Öppna menyn',
    close: 'Stäng menyn',
    creator: 'CV-verktyg',
    magazine: 'E-tidning+',
    documents: 'Mina dokument',
    payments: 'Betalningar',
    profile: 'Profil',
    login: 'Logga in',
    logout: 'Logga ut',
    language: 'Webbplatsens språk',
    toDark: 'Byt till mörkt tema',
    toLight: 'Byt till ljust tema',
  },
  guard: {
    verifying: 'Kontrollerar kontot',
    success: 'Klart',
    paymentNeeded: 'Betalning krävs',
  },
  consent: {
    title: 'Mätning av besök',
    question:
      'Vi vill gärna veta hur du använder webbplatsen så att vi kan förbättra den. Det är frivilligt och allt fungerar likadant utan.',
    no: 'Jag godkänner inte',
    yes: 'Jag godkänner',
    change: 'Samtycke till mätning',
  },
  home: {
    title: 'Ett CV som gör ett bra första intryck',
    lead: 'Välj en mall, skriv in din erfarenhet och se färdiga A4-sidor direkt. PDF-filen du laddar ner ser precis ut som förhandsvisningen.',
    choose: 'Välj en mall',
    facts: {
      free: 'Börja utan konto',
      exact: 'En PDF som är lik förhandsvisningen',
      readable: 'Läsbart för rekryteringssystem',
    },
  },
  notFound: {
    title: 'Den sidan finns inte',
    text: 'Adressen kan ha ändrats, eller så är den felskriven.',
    home: 'Till CV-verktyget',
  },
  failure: {
    title: 'Något gick fel',
    text: 'Ditt CV är i säkerhet. Läs in sidan på nytt, och om det inte hjälper, skriv till oss: {{mail}}.',
    offline: 'Servern kunde inte nås. Kontrollera din internetanslutning och försök igen.',
    offlineTitle: 'Ingen anslutning',
    offlineText: 'Ditt CV är i säkert förvar. Sidan öppnas av sig själv när anslutningen är tillbaka.',
    reload: 'Läs in sidan på nytt',
    retry: 'Försök igen',
  },
  footer: {
    promise: 'Ett CV satt en gång, likadant överallt.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Hjälp',
    pick: 'CV-mallar',
  },
  print: 'Ladda ner CV:t som PDF för att få det som A4-sidor: {{address}}',
};
