import type { RouteTitles } from './pl.ts';

export const se: RouteTitles = {
  home: {
    title: 'CV-verktyg',
    description:
      'Välj en mall, skriv in din erfarenhet och se färdiga A4-sidor direkt. Ladda ner ditt CV som en PDF som ser precis ut som förhandsvisningen.',
  },
  editor: { title: 'CV-verktyg' },
  pricing: { title: 'Priser' },
  payment: { title: 'Betalning' },
  thankYou: { title: 'Tack för din betalning' },
  download: { title: 'Ladda ner CV' },
  preview: { title: 'Förhandsvisning av CV' },
  myDocuments: { title: 'Mina dokument' },
  login: { title: 'Logga in', description: 'Logga in för att komma tillbaka till dina CV och ladda ner dem som PDF.' },
  register: { title: 'Skapa konto', description: 'Skapa ett konto för att behålla dina CV och ladda ner dem som PDF.' },
  account: { title: 'Konto' },
  remindPassword: {
    title: 'Återställ lösenord',
    description: 'Ange din e-postadress så skickar vi en länk för att välja ett nytt lösenord.',
  },
  resetPassword: { title: 'Välj ett nytt lösenord' },
  verifyEmail: { title: 'Bekräfta din e-postadress' },
  payments: { title: 'Betalningar' },
  logout: { title: 'Logga ut' },
  magazine: { title: 'E-tidning' },
  jobOffers: {
    title: 'Lediga jobb',
    description: 'Hitta jobb efter yrke, ort och bransch och skapa sedan ett CV för annonsen du väljer.',
  },
  jobOffer: { title: 'Ledigt jobb' },
  terms: {
    title: 'Villkor',
    description: 'Reglerna för att använda tjänsten och köpa åtkomst: paket, prenumeration, ånger och reklamation.',
  },
  privacy: {
    title: 'Integritetspolicy',
    description: 'Vilka uppgifter vi samlar in, varför, hur länge vi sparar dem och vad du kan göra.',
  },
  cookies: {
    title: 'Cookies och samtycke',
    description: 'Vad vi sparar i din webbläsare och när vi frågar om samtycke.',
  },
  contact: {
    title: 'Kontakt',
    description: 'Hur du skriver till oss och vad du anger om en betalning, ett konto, ett CV eller dina uppgifter.',
  },
  withdrawal: {
    title: 'Frånträdande av avtalet',
    description:
      'Frånträd ett avtal inom 14 dagar från köpet utan att logga in: beställningsnumret och e-postadressen räcker.',
  },
  notFound: { title: '404 Error' },
};
