import type { RouteTitles } from './pl.ts';

export const dk: RouteTitles = {
  home: {
    title: 'CV-værktøj',
    description:
      'Vælg en skabelon, skriv din erfaring, og se straks færdige A4-sider. Hent dit CV som en PDF, der ligner forhåndsvisningen præcist.',
  },
  editor: { title: 'CV-værktøj' },
  pricing: { title: 'Priser' },
  payment: { title: 'Betaling' },
  thankYou: { title: 'Tak for din betaling' },
  download: { title: 'Hent CV' },
  preview: { title: 'Forhåndsvisning af CV' },
  myDocuments: { title: 'Mine dokumenter' },
  login: { title: 'Log ind', description: "Log ind for at vende tilbage til dine CV'er og hente dem som PDF." },
  register: { title: 'Opret konto', description: "Opret en konto for at beholde dine CV'er og hente dem som PDF." },
  account: { title: 'Konto' },
  remindPassword: {
    title: 'Nulstil adgangskode',
    description: 'Indtast din e-mail, så sender vi et link til en ny adgangskode.',
  },
  resetPassword: { title: 'Vælg en ny adgangskode' },
  verifyEmail: { title: 'Bekræft din e-mailadresse' },
  payments: { title: 'Betalinger' },
  logout: { title: 'Log ud' },
  magazine: { title: 'E-magasin' },
  jobOffers: {
    title: 'Jobopslag',
    description: 'Find et job efter stilling, by og branche, og lav derefter et CV til det opslag, du vælger.',
  },
  jobOffer: { title: 'Jobopslag' },
  terms: {
    title: 'Vilkår',
    description: 'Regler for brug af tjenesten og køb af adgang: pakker, abonnement, fortrydelse og reklamation.',
  },
  privacy: {
    title: 'Privatlivspolitik',
    description: 'Hvilke data vi indsamler, hvorfor, hvor længe vi gemmer dem, og hvad du kan gøre.',
  },
  cookies: {
    title: 'Cookies og samtykke',
    description: 'Hvad vi gemmer i din browser, og hvornår vi spørger om samtykke.',
  },
  contact: {
    title: 'Kontakt',
    description: 'Hvordan du skriver til os, og hvad du skal oplyse om betaling, konto, CV eller data.',
  },
  withdrawal: {
    title: 'Fortrydelse af aftalen',
    description:
      'Fortryd en aftale inden for 14 dage efter købet uden at logge ind: ordrenummer og e-mailadresse er nok.',
  },
  notFound: { title: '404 Error' },
};
