import { withdrawal } from '@kreda/site/contract/se';
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
    jobs: 'Lediga jobb',
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
  notFound: {
    title: 'Den sidan finns inte',
    text: 'Adressen kan ha ändrats, eller så är den felskriven.',
    home: 'Till CV-verktyget',
    elsewhere: 'Andra delar av webbplatsen',
  },
  failure: {
    title: 'Något gick fel',
    text: 'Ditt CV är i säkerhet. Läs in sidan på nytt, och om det inte hjälper, skriv till oss: {{mail}}.',
    offline: 'Servern kunde inte nås. Kontrollera din internetanslutning och försök igen.',
    unavailable:
      'Tjänsten är tillfälligt otillgänglig. Det du skriver i ett CV finns kvar i den här webbläsaren. Sidan öppnas av sig själv när tjänsten är tillbaka.',
    offlineTitle: 'Ingen anslutning',
    offlineText: 'Ditt CV är i säkert förvar. Sidan öppnas av sig själv när anslutningen är tillbaka.',
    reload: 'Läs in sidan på nytt',
    retry: 'Försök igen',
  },
  footer: {
    promise: 'Ditt CV, precis som du ser det.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Hjälp',
    prices: 'Priser',
    account: 'Ditt konto',
    settings: 'Konto och inställningar',
    questions: 'Frågor och svar',
    legal: 'Juridik',
    withdraw: withdrawal.here,
  },
  print: 'Ladda ner CV:t som PDF för att skriva ut det: {{address}}',
};
