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
  home: {
    title: 'Et CV, der gør et godt førsteindtryk',
    lead: 'Vælg en skabelon, skriv din erfaring, og se straks færdige A4-sider. Den PDF, du henter, ligner forhåndsvisningen præcist.',
    choose: 'Vælg en skabelon',
    facts: {
      free: 'Kom i gang uden konto',
      exact: 'PDF magen til forhåndsvisningen',
      readable: 'Kan læses af rekrutteringssystemer',
    },
  },
  notFound: {
    title: 'Den side findes ikke',
    text: 'Adressen er måske ændret, eller der er en tastefejl.',
    home: 'Gå til CV-værktøjet',
  },
  failure: {
    title: 'Noget gik galt',
    text: 'Dit CV er i sikkerhed. Genindlæs siden, og skriv til os, hvis det ikke hjælper: {{mail}}.',
    offline: 'Serveren kunne ikke nås. Tjek din internetforbindelse, og prøv igen.',
    offlineTitle: 'Ingen forbindelse',
    offlineText: 'Dit CV er i sikkerhed. Siden åbner af sig selv, når forbindelsen er tilbage.',
    reload: 'Genindlæs siden',
    retry: 'Prøv igen',
  },
  footer: {
    promise: 'Et CV sat én gang, ens overalt.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Hjælp',
    pick: 'CV-skabeloner',
  },
  print: "Hent CV'et som PDF for at få det som A4-sider: {{address}}",
};
