import type { Messages } from './pl.ts';

export const dk: Messages = {
  hero: {
    title: 'Et CV, der gør et godt førsteindtryk',
    lead: 'Skriv dit navn og job, og en rigtig A4-side sætter sig selv med det samme. Den PDF, du henter, ligner forhåndsvisningen præcist.',
    start: 'Vælg en skabelon',
    name: 'For- og efternavn',
    profession: 'Stilling eller fag',
    contact: 'Kontakt',
    next: 'Videre',
    bring: 'Har du allerede et CV? Importér det',
    template: 'Skabelon',
    picture: 'En CV-side i den valgte skabelon',
    page: 'A4-side',
    software: 'Det software læser',
    read: 'Det har vores program læst i teksten på disse sider:',
    failed: 'Den levende visning kunne ikke hentes. Du kan gå videre, intet går tabt.',
    facts: {
      free: 'Kom i gang uden konto',
      exact: 'PDF magen til forhåndsvisningen',
      readable: 'Kan læses af rekrutteringssystemer',
    },
  },
  forJob: {
    title: 'CV til: {{profession}}',
    lead: 'Vælg en skabelon. Vi udfylder stillingen for dig, og resten tilføjer du trin for trin.',
  },
  templates: {
    title: 'Vælg en skabelon',
    lead: 'Klik på en skabelon, og værktøjet åbner straks. Skabelon, farver og skrifttyper kan du altid ændre.',
  },
  steps: {
    title: 'Sådan virker det',
    pick: {
      title: 'Du vælger en skabelon',
      text: 'Uden konto og uden e-mailadresse.',
    },
    write: {
      title: 'Du skriver dine oplysninger',
      text: 'Trin for trin, med forslag. A4-siderne står ved siden af og ændrer sig med hvert bogstav.',
    },
    adjust: {
      title: 'Du tilpasser udseendet',
      text: 'Farver, skrifttyper, afsnittenes rækkefølge og foto. Du kan også få alt til at passe på én side.',
    },
    download: {
      title: "Du henter PDF'en",
      text: "Nu skal du bruge en konto og en pakke. CV'et bliver i dine dokumenter, klar til næste ændring.",
    },
  },
  different: {
    title: 'Hvad der gør os anderledes',
    preview: {
      title: 'Forhåndsvisningen er dokumentet',
      text: 'Dit CV sættes én gang, og de samme sider går til skærmen og ind i filen. Intet rykker sig, når du henter.',
    },
    readable: {
      title: 'Rigtig tekst',
      text: "PDF'en har teksten i læserækkefølge, med markerede overskrifter og lister. Rekrutteringssystemer og skærmlæsere kan læse den, og du kan på forhånd se, hvad de får øje på.",
    },
    languages: {
      title: '11 sprog',
      text: "Du vælger sidens og CV'ets sprog hver for sig: afsnitsnavne, datoer og orddeling følger dokumentet.",
    },
    data: {
      title: 'Dine data er dine',
      text: "Kun du ser dine CV'er. Du kan når som helst hente en kopi af alt eller slette kontoen med alle dokumenter.",
    },
  },
  pricing: {
    title: 'Hvad det koster',
    lead: 'At lave, redigere og se er gratis. Du betaler for at hente dit CV som PDF.',
    loading: 'Indlæser priserne...',
    failed: 'Priserne kunne ikke indlæses lige nu. Du ser dem altid før en betaling.',
    gross: 'Priser inklusive moms.',
    terms:
      'En engangspakke slutter af sig selv; prøveperioden og abonnementer fornyes, indtil du opsiger på siden Betalinger. Inden 14 dage efter købet kan du fortryde og få hele beløbet tilbage.',
    once: 'én gang',
    monthly: 'om måneden',
    yearly: 'om året',
    everyMonths: 'hver {{months}}. måned',
    trial: 'i {{days}} dage, derefter {{amount}} {{period}}',
  },
  questions: {
    title: 'Spørgsmål og svar',
    account: {
      question: 'Skal jeg have en konto for at begynde?',
      answer:
        "Nej. Værktøjet åbner straks og gemmer selv. Du skal først bruge en konto, når du henter PDF'en. Uden den venter dit CV i denne browser og slettes, når intet i det er ændret i 90 dage.",
    },
    paying: {
      question: 'Hvad betaler jeg helt præcist for?',
      answer:
        "For at hente alle dine CV'er som PDF, så længe pakken løber, og for adgang til E-magasin+. Skabeloner, skrifttyper, farver og forhåndsvisning er gratis, og antallet af CV'er ændrer ikke prisen.",
    },
    renewal: {
      question: 'Fornyes noget, uden at jeg ved det?',
      answer:
        'En engangspakke fornyes aldrig. Prøveperioden går over i et abonnement, og et abonnement fornyes, indtil du opsiger. Det står ved prisen, og siden Betalinger viser dag og beløb for næste betaling. Der opsiger du også.',
    },
    refund: {
      question: 'Hvordan får jeg mine penge tilbage?',
      answer:
        'Vælg „Fortryd aftalen“ på siden Betalinger. I 14 dage efter købet betaler vi hele beløbet tilbage uden at spørge hvorfor, samme vej som det kom. Adgangen slutter så straks.',
    },
    recruiters: {
      question: 'Kan rekrutteringssystemer læse mit CV?',
      answer:
        'Filen indeholder rigtig tekst og ikke et billede: i læserækkefølge, med overskrifter og lister. I Mine dokumenter kan du se, hvad sådan et system læser i dit CV. Vi kan ikke indestå for hvert eneste program.',
    },
    afterwards: {
      question: "Hvad sker der med mine CV'er, når adgangen slutter?",
      answer:
        'De bliver på din konto, og du kan fortsat redigere dem. En PDF, du hentede i adgangstiden, kan hentes igen i Mine dokumenter. En ny PDF kræver en pakke.',
    },
    languages: {
      question: 'På hvilke sprog kan jeg skrive mit CV?',
      answer:
        'Polsk, engelsk, tysk, tjekkisk, ukrainsk, dansk, spansk, italiensk, litauisk, svensk og slovakisk. Hvert CV har sit eget sprog, uafhængigt af sidens.',
    },
    data: {
      question: 'Hvad sker der med mine data?',
      answer:
        'De bruges til at lave dit CV, føre din konto og afregne køb. Vi sælger dem ikke og viser dem ikke til rekrutterere. På kontosiden henter du en kopi af alle data og sletter kontoen; kun fakturaer, som loven kræver, bliver tilbage.',
    },
  },
  closing: {
    title: 'Begynd med en skabelon',
    text: 'Konto og pakke kan vente, til du henter.',
  },
};
