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
  payments: { title: 'Betalningar' },
  logout: { title: 'Logga ut' },
  magazine: { title: 'E-tidning' },
  jobOffers: {
    title: 'Lediga jobb',
    description: 'Hitta jobb efter yrke, ort och bransch och skapa sedan ett CV för annonsen du väljer.',
  },
  jobOffer: { title: 'Ledigt jobb' },
  notFound: { title: '404 Error' },
};
