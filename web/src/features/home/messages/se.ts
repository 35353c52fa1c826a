import type { Messages } from './pl.ts';

export const se: Messages = {
  hero: {
    title: 'Ett CV som gör ett bra första intryck',
    lead: 'Skriv ditt namn och yrke, så sätts en riktig A4-sida direkt. PDF-filen du laddar ner ser precis ut som förhandsvisningen.',
    start: 'Välj en mall',
    name: 'För- och efternamn',
    profession: 'Befattning eller yrke',
    contact: 'Kontakt',
    next: 'Nästa',
    bring: 'Har du redan ett CV? Importera det',
    template: 'Mall',
    picture: 'En CV-sida i den valda mallen',
    page: 'A4-sida',
    software: 'Vad program läser',
    read: 'Det här läste vårt program i sidornas text:',
    failed: 'Livevisningen kunde inte laddas. Du kan gå vidare, inget går förlorat.',
    facts: {
      free: 'Börja utan konto',
      exact: 'En PDF som är lik förhandsvisningen',
      readable: 'Läsbart för rekryteringssystem',
    },
  },
  forJob: {
    title: 'CV för: {{profession}}',
    lead: 'Välj en mall. Vi fyller i yrket åt dig och resten lägger du till steg för steg.',
  },
  templates: {
    title: 'Välj en mall',
    lead: 'Klicka på en mall så öppnas verktyget direkt. Mall, färger och typsnitt kan du alltid ändra.',
  },
  steps: {
    title: 'Så fungerar det',
    pick: {
      title: 'Du väljer en mall',
      text: 'Utan konto och utan e-postadress.',
    },
    write: {
      title: 'Du skriver dina uppgifter',
      text: 'Steg för steg, med förslag. A4-sidorna syns bredvid och ändras med varje bokstav.',
    },
    adjust: {
      title: 'Du anpassar utseendet',
      text: 'Färger, typsnitt, avsnittens ordning och foto. Du kan också få allt att rymmas på en sida.',
    },
    download: {
      title: 'Du laddar ner PDF-filen',
      text: 'Nu behöver du ett konto och ett paket. CV:t finns kvar i dina dokument, redo för nästa ändring.',
    },
  },
  different: {
    title: 'Vad som skiljer oss från andra',
    preview: {
      title: 'Förhandsvisningen är dokumentet',
      text: 'Ditt CV sätts en gång, och samma sidor går till skärmen och in i filen. Inget flyttar sig när du laddar ner.',
    },
    readable: {
      title: 'Riktig text',
      text: 'PDF-filen har texten i läsordning, med märkta rubriker och listor. Rekryteringssystem och skärmläsare kan läsa den, och du kan i förväg kontrollera vad de ser.',
    },
    languages: {
      title: '11 språk',
      text: 'Du väljer webbplatsens och CV:ts språk var för sig: avsnittens namn, datum och avstavning följer dokumentet.',
    },
    data: {
      title: 'Dina uppgifter är dina',
      text: 'Bara du ser dina CV:n. När som helst kan du ladda ner en kopia av allt eller radera kontot med alla dokument.',
    },
  },
  pricing: {
    title: 'Vad det kostar',
    lead: 'Att skapa, redigera och se är gratis. Du betalar för att ladda ner ditt CV som PDF.',
    loading: 'Laddar priserna...',
    failed: 'Priserna kunde inte laddas just nu. Du ser dem alltid före en betalning.',
    gross: 'Priser inklusive moms.',
    terms:
      'Ett engångspaket slutar av sig självt; provtiden och prenumerationer förnyas tills du säger upp dem på sidan Betalningar. Inom 14 dagar efter köpet kan du ångra dig och få tillbaka hela beloppet.',
    once: 'en gång',
    monthly: 'per månad',
    yearly: 'per år',
    everyMonths: 'var {{months}}:e månad',
    trial: 'i {{days}} dagar, sedan {{amount}} {{period}}',
  },
  questions: {
    title: 'Frågor och svar',
    account: {
      question: 'Behöver jag ett konto för att börja?',
      answer:
        'Nej. Verktyget öppnas direkt och sparar själv. Konto behöver du först när du laddar ner PDF-filen. Utan det väntar ditt CV i den här webbläsaren och raderas när inget i det har ändrats på 90 dagar.',
    },
    paying: {
      question: 'Vad exakt betalar jag för?',
      answer:
        'För att ladda ner alla dina CV:n som PDF så länge paketet gäller och för åtkomst till E-tidning+. Mallar, typsnitt, färger och förhandsvisning är gratis, och antalet CV:n ändrar inte priset.',
    },
    renewal: {
      question: 'Förnyas något utan att jag vet om det?',
      answer:
        'Ett engångspaket förnyas aldrig. Provtiden övergår i en prenumeration, och en prenumeration förnyas tills du säger upp den. Det står vid priset, och sidan Betalningar visar dag och belopp för nästa betalning. Där säger du också upp den.',
    },
    refund: {
      question: 'Hur får jag tillbaka mina pengar?',
      answer:
        'Välj ”Frånträd avtalet” på sidan Betalningar. I 14 dagar efter köpet betalar vi tillbaka hela beloppet utan att fråga varför, samma väg som det kom. Åtkomsten slutar då genast.',
    },
    recruiters: {
      question: 'Kan rekryteringssystem läsa mitt CV?',
      answer:
        'Filen innehåller riktig text och inte en bild: i läsordning, med rubriker och listor. I Mina dokument kan du se vad ett sådant system läser i ditt CV. Vi kan inte gå i god för varje program som finns.',
    },
    afterwards: {
      question: 'Vad händer med mina CV:n när åtkomsten slutar?',
      answer:
        'De finns kvar på ditt konto och du kan fortsätta redigera dem. En PDF som du laddade ner under åtkomsten kan laddas ner igen i Mina dokument. En ny PDF kräver ett paket.',
    },
    languages: {
      question: 'På vilka språk kan jag skriva mitt CV?',
      answer:
        'Polska, engelska, tyska, tjeckiska, ukrainska, danska, spanska, italienska, litauiska, svenska och slovakiska. Varje CV har sitt eget språk, oberoende av webbplatsens.',
    },
    data: {
      question: 'Vad händer med mina uppgifter?',
      answer:
        'De används för att göra ditt CV, föra ditt konto och sköta köpet. Vi säljer dem inte och visar dem inte för rekryterare. På kontosidan laddar du ner en kopia av allt och raderar kontot; bara fakturor som lagen kräver blir kvar.',
    },
  },
  closing: {
    title: 'Börja med en mall',
    text: 'Konto och paket kan vänta tills du laddar ner.',
  },
};
