import type { SeededPackage } from './seeded-package.ts';
import { SUBSCRIPTIONS } from './subscriptions.ts';

/** The catalogue of a new installation. */
export const PACKAGES: readonly SeededPackage[] = [
  {
    slug: 'access-14-days',
    kind: 'one-off',
    days: 14,
    months: null,
    trialDays: null,
    grossAmounts: { PLN: 2_900, EUR: 790 },
    vatRatePercent: 23,
    isOnSale: true,
    isRecommended: true,
    position: 1,
    texts: {
      pl: {
        name: 'Dostęp na 14 dni',
        description: 'Płacisz raz. Dostęp kończy się sam po 14 dniach i nic się nie odnawia.',
        features: [
          'Pobieranie wszystkich Twoich CV bez ograniczeń: PDF, Word i strona WWW',
          'Wszystkie szablony, czcionki i kolory',
          'E-czasopismo+: artykuły o CV i szukaniu pracy',
          'Pobrane CV zostają w Twoich dokumentach na zawsze',
          '14 dni na odstąpienie od umowy',
        ],
      },
      en: {
        name: '14 days of access',
        description: 'You pay once. Access ends by itself after 14 days and nothing renews.',
        features: [
          'Download all your CVs as PDF, Word and web page, as often as you like',
          'All templates, fonts and colours',
          'E-magazine+: articles on CVs and finding work',
          'CVs you downloaded stay in your documents for good',
          '14 days to withdraw from the contract',
        ],
      },
      de: {
        name: '14 Tage Zugang',
        description: 'Sie zahlen einmal. Der Zugang endet nach 14 Tagen von selbst, nichts verlängert sich.',
        features: [
          'Alle Ihre Lebensläufe als PDF, Word-Datei und Webseite herunterladen, so oft Sie möchten',
          'Alle Vorlagen, Schriften und Farben',
          'E-Magazin+: Artikel über Lebenslauf und Jobsuche, auf Englisch',
          'Heruntergeladene Lebensläufe bleiben für immer in Ihren Dokumenten',
          '14 Tage Widerrufsrecht',
        ],
      },
      cz: {
        name: 'Přístup na 14 dní',
        description: 'Platíte jednou. Přístup po 14 dnech sám skončí a nic se neobnovuje.',
        features: [
          'Stahování všech vašich CV bez omezení: PDF, Word a webová stránka',
          'Všechny šablony, písma a barvy',
          'E-časopis+: články o CV a hledání práce, v angličtině',
          'Stažená CV zůstanou ve vašich dokumentech navždy',
          '14 dní na odstoupení od smlouvy',
        ],
      },
      ua: {
        name: 'Доступ на 14 днів',
        description: 'Ви платите один раз. Доступ сам завершиться через 14 днів, і нічого не поновлюється.',
        features: [
          'Завантаження всіх ваших резюме без обмежень: PDF, Word і вебсторінка',
          'Усі шаблони, шрифти й кольори',
          'Е-журнал+: статті про резюме й пошук роботи, англійською',
          'Завантажені резюме назавжди залишаються у ваших документах',
          '14 днів на відмову від договору',
        ],
      },
      dk: {
        name: '14 dages adgang',
        description: 'Du betaler én gang. Adgangen slutter af sig selv efter 14 dage, og intet fornyes.',
        features: [
          "Hent alle dine CV'er som PDF, Word og webside, så ofte du vil",
          'Alle skabeloner, skrifttyper og farver',
          'E-magasin+: artikler om CV og jobsøgning, på engelsk',
          "De CV'er, du har hentet, bliver i dine dokumenter for altid",
          '14 dages fortrydelsesret',
        ],
      },
      es: {
        name: '14 días de acceso',
        description: 'Pagas una vez. El acceso termina solo a los 14 días y nada se renueva.',
        features: [
          'Descarga todos tus CV en PDF, Word y página web tantas veces como quieras',
          'Todas las plantillas, fuentes y colores',
          'Revista digital+: artículos sobre el CV y la búsqueda de empleo, en inglés',
          'Los CV descargados se quedan en tus documentos para siempre',
          '14 días para desistir del contrato',
        ],
      },
      it: {
        name: '14 giorni di accesso',
        description: "Paghi una volta. L'accesso finisce da solo dopo 14 giorni e nulla si rinnova.",
        features: [
          'Scarichi tutti i tuoi CV in PDF, Word e pagina web, quante volte vuoi',
          'Tutti i modelli, i caratteri e i colori',
          'Rivista digitale+: articoli sul CV e sulla ricerca di lavoro, in inglese',
          'I CV scaricati restano per sempre nei tuoi documenti',
          '14 giorni per recedere dal contratto',
        ],
      },
      lt: {
        name: '14 dienų prieiga',
        description: 'Mokate vieną kartą. Po 14 dienų prieiga baigiasi pati, niekas neatsinaujina.',
        features: [
          'Visų savo CV atsisiuntimas be apribojimų: PDF, „Word“ ir tinklalapis',
          'Visi šablonai, šriftai ir spalvos',
          'El. žurnalas+: straipsniai apie CV ir darbo paiešką, anglų kalba',
          'Atsisiųsti CV visam laikui lieka jūsų dokumentuose',
          '14 dienų sutarčiai atsisakyti',
        ],
      },
      se: {
        name: '14 dagars åtkomst',
        description: 'Du betalar en gång. Åtkomsten upphör av sig själv efter 14 dagar och inget förnyas.',
        features: [
          'Ladda ner alla dina CV som PDF, Word och webbsida, så ofta du vill',
          'Alla mallar, typsnitt och färger',
          'E-tidning+: artiklar om CV och jobbsökning, på engelska',
          'CV som du har laddat ner finns kvar i dina dokument för alltid',
          '14 dagars ångerrätt',
        ],
      },
      sk: {
        name: 'Prístup na 14 dní',
        description: 'Platíte raz. Prístup sa po 14 dňoch sám skončí a nič sa neobnovuje.',
        features: [
          'Sťahovanie všetkých vašich CV bez obmedzení: PDF, Word a webová stránka',
          'Všetky šablóny, písma a farby',
          'E-časopis+: články o CV a hľadaní práce, v angličtine',
          'Stiahnuté CV zostanú vo vašich dokumentoch navždy',
          '14 dní na odstúpenie od zmluvy',
        ],
      },
    },
  },
  {
    slug: 'access-90-days',
    kind: 'one-off',
    days: 90,
    months: null,
    trialDays: null,
    grossAmounts: { PLN: 7_900, EUR: 1_990 },
    vatRatePercent: 23,
    isOnSale: false,
    isRecommended: false,
    position: 2,
    texts: {
      pl: {
        name: 'Dostęp na 90 dni',
        description: 'Płacisz raz, na całe szukanie pracy. Po 90 dniach dostęp kończy się sam, nic się nie odnawia.',
        features: [
          'Wszystko, co w dostępie na 14 dni',
          'Osobne CV pod każde ogłoszenie przez trzy miesiące',
          'Pobrane CV zostają w Twoich dokumentach na zawsze',
        ],
      },
      en: {
        name: '90 days of access',
        description: 'You pay once, for the whole job search. After 90 days access ends by itself; nothing renews.',
        features: [
          'Everything in 14 days of access',
          'A CV of its own for every offer, for three months',
          'CVs you downloaded stay in your documents for good',
        ],
      },
      de: {
        name: '90 Tage Zugang',
        description:
          'Sie zahlen einmal, für die ganze Stellensuche. Nach 90 Tagen endet der Zugang von selbst, nichts verlängert sich.',
        features: [
          'Alles aus dem Zugang für 14 Tage',
          'Drei Monate lang ein eigener Lebenslauf für jede Stelle',
          'Heruntergeladene Lebensläufe bleiben für immer in Ihren Dokumenten',
        ],
      },
      cz: {
        name: 'Přístup na 90 dní',
        description: 'Platíte jednou, na celé hledání práce. Po 90 dnech přístup sám skončí, nic se neobnovuje.',
        features: [
          'Vše z přístupu na 14 dní',
          'Samostatné CV pro každou nabídku po tři měsíce',
          'Stažená CV zůstanou ve vašich dokumentech navždy',
        ],
      },
      ua: {
        name: 'Доступ на 90 днів',
        description:
          'Ви платите один раз, на весь час пошуку роботи. Через 90 днів доступ сам завершиться, нічого не поновлюється.',
        features: [
          'Усе, що в доступі на 14 днів',
          'Окреме резюме під кожну вакансію протягом трьох місяців',
          'Завантажені резюме назавжди залишаються у ваших документах',
        ],
      },
      dk: {
        name: '90 dages adgang',
        description:
          'Du betaler én gang, til hele jobsøgningen. Efter 90 dage slutter adgangen af sig selv, og intet fornyes.',
        features: [
          'Alt i 14 dages adgang',
          'Et særskilt CV til hvert job i tre måneder',
          "De CV'er, du har hentet, bliver i dine dokumenter for altid",
        ],
      },
      es: {
        name: '90 días de acceso',
        description:
          'Pagas una vez, para toda la búsqueda de empleo. A los 90 días el acceso termina solo; nada se renueva.',
        features: [
          'Todo lo del acceso de 14 días',
          'Un CV propio para cada oferta durante tres meses',
          'Los CV descargados se quedan en tus documentos para siempre',
        ],
      },
      it: {
        name: '90 giorni di accesso',
        description:
          "Paghi una volta, per tutta la ricerca di lavoro. Dopo 90 giorni l'accesso finisce da solo; nulla si rinnova.",
        features: [
          'Tutto ciò che offrono i 14 giorni',
          'Per tre mesi un CV su misura per ogni offerta',
          'I CV scaricati restano per sempre nei tuoi documenti',
        ],
      },
      lt: {
        name: '90 dienų prieiga',
        description:
          'Mokate vieną kartą, visai darbo paieškai. Po 90 dienų prieiga baigiasi pati, niekas neatsinaujina.',
        features: [
          'Viskas, kas yra 14 dienų prieigoje',
          'Atskiras CV kiekvienam skelbimui tris mėnesius',
          'Atsisiųsti CV visam laikui lieka jūsų dokumentuose',
        ],
      },
      se: {
        name: '90 dagars åtkomst',
        description:
          'Du betalar en gång, för hela jobbsökandet. Efter 90 dagar upphör åtkomsten av sig själv; inget förnyas.',
        features: [
          'Allt i 14 dagars åtkomst',
          'Ett eget CV för varje jobb i tre månader',
          'CV som du har laddat ner finns kvar i dina dokument för alltid',
        ],
      },
      sk: {
        name: 'Prístup na 90 dní',
        description: 'Platíte raz, na celé hľadanie práce. Po 90 dňoch sa prístup sám skončí, nič sa neobnovuje.',
        features: [
          'Všetko z prístupu na 14 dní',
          'Samostatné CV pre každú ponuku počas troch mesiacov',
          'Stiahnuté CV zostanú vo vašich dokumentoch navždy',
        ],
      },
    },
  },
  ...SUBSCRIPTIONS,
];
