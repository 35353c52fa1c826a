import { withdrawal } from '@kreda/site/contract/dk';
import type { Messages } from './pl.ts';

export const dk: Messages = {
  loading: 'Indlæser indhold...',
  skipToContent: 'Gå til indholdet',
  notifications: 'Meddelelser',
  closeNotification: 'Luk meddelelsen',
  menu: {
    main: 'Hovedmenu',
    open: 'Åbn menuen',
    close: 'Luk menuen',
    creator: 'CV-værktøj',
    magazine: 'E-magasin+',
    jobs: 'Jobopslag',
    documents: 'Mine dokumenter',
    payments: 'Betalinger',
    profile: 'Profil',
    login: 'Log ind',
    logout: 'Log ud',
    language: 'Sidens sprog',
    toDark: 'Skift til mørkt tema',
    toLight: 'Skift til lyst tema',
  },
  guard: {
    verifying: 'Kontrollerer kontoen',
    success: 'Klaret',
    paymentNeeded: 'Betaling er påkrævet',
  },
  consent: {
    title: 'Måling af besøg',
    question:
      'Vi vil gerne vide, hvordan du bruger siden, så vi kan gøre den bedre. Det er frivilligt, og alt virker på samme måde uden.',
    no: 'Afvis',
    yes: 'Accepter',
    change: 'Samtykke til måling',
  },
  notFound: {
    title: 'Den side findes ikke',
    text: 'Adressen er måske ændret, eller der er en tastefejl.',
    home: 'Gå til CV-værktøjet',
    elsewhere: 'Andre steder på siden',
  },
  failure: {
    title: 'Noget gik galt',
    text: 'Dit CV er i sikkerhed. Genindlæs siden, og skriv til os, hvis det ikke hjælper: {{mail}}.',
    offline: 'Serveren kunne ikke nås. Tjek din internetforbindelse, og prøv igen.',
    unavailable:
      'Tjenesten er midlertidigt utilgængelig. Det, du skriver i et CV, bliver i denne browser. Siden åbner af sig selv, når tjenesten er tilbage.',
    offlineTitle: 'Ingen forbindelse',
    offlineText: 'Dit CV er i sikkerhed. Siden åbner af sig selv, når forbindelsen er tilbage.',
    reload: 'Genindlæs siden',
    retry: 'Prøv igen',
  },
  footer: {
    promise: 'Dit CV, præcis som du ser det.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Hjælp',
    prices: 'Priser',
    account: 'Din konto',
    settings: 'Konto og indstillinger',
    questions: 'Spørgsmål og svar',
    legal: 'Juridisk',
    withdraw: withdrawal.here,
  },
  print: "Hent CV'et som PDF for at udskrive det: {{address}}",
};
