import type { SeededPackage } from './seeded-package.ts';

/** Packages that renew automatically until they are cancelled. */
export const SUBSCRIPTIONS: readonly SeededPackage[] = [
  {
    slug: 'trial-7-days',
    kind: 'recurring',
    days: 30,
    months: 1,
    trialDays: 7,
    grossAmounts: { PLN: 3_900, EUR: 990 },
    vatRatePercent: 23,
    isOnSale: true,
    isRecommended: false,
    position: 0,
    texts: {
      pl: {
        name: '7 dni na próbę',
        renewalName: 'Miesięczny',
        description:
          'Sprawdzamy sposób płatności, nic nie pobieramy. Po 7 dniach zaczyna się abonament miesięczny, dopóki nie zrezygnujesz na stronie Płatności.',
        features: [
          'Wszystko, co w abonamencie, przez 7 dni',
          'Rezygnacja w każdej chwili, także podczas próby',
          'Przed pierwszą płatnością widzisz jej dzień i kwotę',
        ],
      },
      en: {
        name: '7-day trial',
        renewalName: 'Monthly',
        description:
          'Your payment method is verified and nothing is charged. After 7 days the monthly subscription begins, until you cancel on the Payments page.',
        features: [
          'Everything in the subscription for 7 days',
          'Cancel at any time, during the trial too',
          'You see the day and amount of the first payment beforehand',
        ],
      },
      de: {
        name: '7 Tage zur Probe',
        renewalName: 'Monatlich',
        description:
          'Ihre Zahlungsart wird geprüft, es wird nichts abgebucht. Nach 7 Tagen beginnt das Monatsabo. Es läuft, bis Sie auf der Seite Zahlungen kündigen.',
        features: [
          '7 Tage lang alles aus dem Abo',
          'Jederzeit kündbar, auch während der Probe',
          'Tag und Betrag der ersten Zahlung sehen Sie vorher',
        ],
      },
      cz: {
        name: '7 dní na zkoušku',
        renewalName: 'Měsíční',
        description:
          'Způsob platby jen ověříme, nic nestrháváme. Po 7 dnech začne měsíční předplatné, dokud ho nezrušíte na stránce Platby.',
        features: [
          'Vše z předplatného na 7 dní',
          'Zrušíte kdykoli, i během zkoušky',
          'Den a částku první platby vidíte předem',
        ],
      },
      ua: {
        name: '7 днів на пробу',
        renewalName: 'Місячна',
        description:
          'Ми перевіряємо спосіб оплати й нічого не списуємо. Через 7 днів починається місячна підписка, доки ви не скасуєте її на сторінці «Платежі».',
        features: [
          'Усе, що в підписці, на 7 днів',
          'Скасування будь-коли, також під час проби',
          'День і суму першого платежу видно заздалегідь',
        ],
      },
      dk: {
        name: '7 dage på prøve',
        renewalName: 'Månedlig',
        description:
          'Betalingsmåden bliver kontrolleret, og der trækkes intet. Efter 7 dage begynder månedsabonnementet, indtil du opsiger det på siden Betalinger.',
        features: [
          'Alt i abonnementet i 7 dage',
          'Opsig når som helst, også i prøveperioden',
          'Du ser dag og beløb for første betaling på forhånd',
        ],
      },
      es: {
        name: '7 días de prueba',
        renewalName: 'Mensual',
        description:
          'Verificamos la forma de pago y no cobramos nada. A los 7 días empieza la suscripción mensual, hasta que la canceles en la página Pagos.',
        features: [
          'Todo lo de la suscripción durante 7 días',
          'Cancela cuando quieras, también durante la prueba',
          'Ves antes el día y el importe del primer pago',
        ],
      },
      it: {
        name: '7 giorni di prova',
        renewalName: 'Mensile',
        description:
          'Verifichiamo il metodo di pagamento e non addebitiamo nulla. Dopo 7 giorni inizia l’abbonamento mensile, finché non lo disdici nella pagina Pagamenti.',
        features: [
          'Tutto ciò che offre l’abbonamento per 7 giorni',
          'Disdici quando vuoi, anche durante la prova',
          'Vedi prima il giorno e l’importo del primo pagamento',
        ],
      },
      lt: {
        name: '7 dienos išbandyti',
        renewalName: 'Mėnesinė',
        description:
          'Mokėjimo būdą tik patikriname, nieko nenuskaitome. Po 7 dienų prasideda mėnesinė prenumerata, kol jos neatšauksite puslapyje „Mokėjimai“.',
        features: [
          'Viskas, kas yra prenumeratoje, 7 dienas',
          'Atšaukti galite bet kada, ir bandymo metu',
          'Pirmojo mokėjimo dieną ir sumą matote iš anksto',
        ],
      },
      se: {
        name: '7 dagar på prov',
        renewalName: 'Månadsvis',
        description:
          'Betalningssättet kontrolleras och inget dras. Efter 7 dagar börjar månadsprenumerationen, tills du säger upp den på sidan Betalningar.',
        features: [
          'Allt i prenumerationen i 7 dagar',
          'Säg upp när du vill, även under provtiden',
          'Du ser dag och belopp för första betalningen i förväg',
        ],
      },
      sk: {
        name: '7 dní na skúšku',
        renewalName: 'Mesačný',
        description:
          'Spôsob platby len overíme, nič nestrhneme. Po 7 dňoch sa začne mesačné predplatné, kým ho nezrušíte na stránke Platby.',
        features: [
          'Všetko z predplatného na 7 dní',
          'Zrušíte kedykoľvek, aj počas skúšky',
          'Deň a sumu prvej platby vidíte vopred',
        ],
      },
    },
  },
  {
    slug: 'monthly',
    kind: 'recurring',
    days: 30,
    months: 1,
    trialDays: null,
    grossAmounts: { PLN: 3_900, EUR: 990 },
    vatRatePercent: 23,
    isOnSale: true,
    isRecommended: false,
    position: 3,
    texts: {
      pl: {
        name: 'Miesięczny',
        description: 'Odnawia się co miesiąc, dopóki nie zrezygnujesz na stronie Płatności.',
        features: [
          'Pobieranie wszystkich CV bez ograniczeń: PDF, Word i strona WWW',
          'Wszystkie szablony, czcionki i kolory',
          'E-czasopismo+: artykuły o CV i szukaniu pracy',
          'Rezygnacja w każdej chwili: dostęp trwa do końca opłaconego miesiąca',
        ],
      },
      en: {
        name: 'Monthly',
        description: 'Renews every month until you cancel on the Payments page.',
        features: [
          'Download all your CVs as PDF, Word and web page, as often as you like',
          'All templates, fonts and colours',
          'E-magazine+: articles on CVs and finding work',
          'Cancel at any time: access lasts to the end of the paid month',
        ],
      },
      de: {
        name: 'Monatlich',
        description: 'Verlängert sich jeden Monat, bis Sie auf der Seite Zahlungen kündigen.',
        features: [
          'Alle Lebensläufe als PDF, Word-Datei und Webseite, so oft Sie möchten',
          'Alle Vorlagen, Schriften und Farben',
          'E-Magazin+: Artikel über Lebenslauf und Jobsuche, auf Englisch',
          'Jederzeit kündbar: Zugang bis zum Ende des bezahlten Monats',
        ],
      },
      cz: {
        name: 'Měsíční',
        description: 'Obnovuje se každý měsíc, dokud ho nezrušíte na stránce Platby.',
        features: [
          'Stahování všech CV bez omezení: PDF, Word a webová stránka',
          'Všechny šablony, písma a barvy',
          'E-časopis+: články o CV a hledání práce, v angličtině',
          'Zrušíte kdykoli: přístup trvá do konce zaplaceného měsíce',
        ],
      },
      ua: {
        name: 'Місячна',
        description: 'Поновлюється щомісяця, доки ви не скасуєте її на сторінці «Платежі».',
        features: [
          'Завантаження всіх резюме без обмежень: PDF, Word і вебсторінка',
          'Усі шаблони, шрифти й кольори',
          'Е-журнал+: статті про резюме й пошук роботи, англійською',
          'Скасування будь-коли: доступ діє до кінця оплаченого місяця',
        ],
      },
      dk: {
        name: 'Månedlig',
        description: 'Fornyes hver måned, indtil du opsiger på siden Betalinger.',
        features: [
          "Hent alle dine CV'er som PDF, Word og webside, så tit du vil",
          'Alle skabeloner, skrifttyper og farver',
          'E-magasin+: artikler om CV og jobsøgning, på engelsk',
          'Opsig når som helst: adgangen varer måneden ud',
        ],
      },
      es: {
        name: 'Mensual',
        description: 'Se renueva cada mes hasta que canceles en la página Pagos.',
        features: [
          'Descarga todos tus CV en PDF, Word y página web sin límites',
          'Todas las plantillas, fuentes y colores',
          'Revista digital+: artículos sobre el CV y la búsqueda de empleo, en inglés',
          'Cancela cuando quieras: el acceso dura hasta el final del mes pagado',
        ],
      },
      it: {
        name: 'Mensile',
        description: 'Si rinnova ogni mese finché non lo disdici nella pagina Pagamenti.',
        features: [
          'Scarica tutti i tuoi CV in PDF, Word e pagina web senza limiti',
          'Tutti i modelli, i caratteri e i colori',
          'Rivista digitale+: articoli sul CV e sulla ricerca di lavoro, in inglese',
          'Disdici quando vuoi: l’accesso dura fino alla fine del mese pagato',
        ],
      },
      lt: {
        name: 'Mėnesinė',
        description: 'Atsinaujina kas mėnesį, kol neatšauksite puslapyje „Mokėjimai“.',
        features: [
          'Visų CV atsisiuntimas be apribojimų: PDF, „Word“ ir tinklalapis',
          'Visi šablonai, šriftai ir spalvos',
          'El. žurnalas+: straipsniai apie CV ir darbo paiešką, anglų kalba',
          'Atšaukti galite bet kada: prieiga galioja iki apmokėto mėnesio pabaigos',
        ],
      },
      se: {
        name: 'Månadsvis',
        description: 'Förnyas varje månad tills du säger upp på sidan Betalningar.',
        features: [
          'Ladda ner alla dina CV som PDF, Word och webbsida, så ofta du vill',
          'Alla mallar, typsnitt och färger',
          'E-tidning+: artiklar om CV och jobbsökning, på engelska',
          'Säg upp när du vill: åtkomsten varar den betalda månaden ut',
        ],
      },
      sk: {
        name: 'Mesačný',
        description: 'Obnovuje sa každý mesiac, kým ho nezrušíte na stránke Platby.',
        features: [
          'Sťahovanie všetkých CV bez obmedzení: PDF, Word a webová stránka',
          'Všetky šablóny, písma a farby',
          'E-časopis+: články o CV a hľadaní práce, v angličtine',
          'Zrušíte kedykoľvek: prístup trvá do konca zaplateného mesiaca',
        ],
      },
    },
  },
  {
    slug: 'yearly',
    kind: 'recurring',
    days: 365,
    months: 12,
    trialDays: null,
    grossAmounts: { PLN: 23_900, EUR: 5_900 },
    vatRatePercent: 23,
    isOnSale: true,
    isRecommended: false,
    position: 4,
    texts: {
      pl: {
        name: 'Roczny',
        description: 'Odnawia się co rok, dopóki nie zrezygnujesz na stronie Płatności.',
        features: [
          'Wszystko, co w abonamencie miesięcznym',
          'Jedna płatność na cały rok',
          'Rezygnacja w każdej chwili: dostęp trwa do końca opłaconego roku',
        ],
      },
      en: {
        name: 'Yearly',
        description: 'Renews every year until you cancel on the Payments page.',
        features: [
          'Everything in the monthly subscription',
          'One payment for the whole year',
          'Cancel at any time: access lasts to the end of the paid year',
        ],
      },
      de: {
        name: 'Jährlich',
        description: 'Verlängert sich jedes Jahr, bis Sie auf der Seite Zahlungen kündigen.',
        features: [
          'Alles aus dem Monatsabo',
          'Eine Zahlung für das ganze Jahr',
          'Jederzeit kündbar: Zugang bis zum Ende des bezahlten Jahres',
        ],
      },
      cz: {
        name: 'Roční',
        description: 'Obnovuje se každý rok, dokud ho nezrušíte na stránce Platby.',
        features: [
          'Vše z měsíčního předplatného',
          'Jedna platba na celý rok',
          'Zrušíte kdykoli: přístup trvá do konce zaplaceného roku',
        ],
      },
      ua: {
        name: 'Річна',
        description: 'Поновлюється щороку, доки ви не скасуєте її на сторінці «Платежі».',
        features: [
          'Усе, що в місячній підписці',
          'Один платіж на весь рік',
          'Скасування будь-коли: доступ діє до кінця оплаченого року',
        ],
      },
      dk: {
        name: 'Årlig',
        description: 'Fornyes hvert år, indtil du opsiger på siden Betalinger.',
        features: [
          'Alt i månedsabonnementet',
          'Én betaling for hele året',
          'Opsig når som helst: adgangen varer året ud',
        ],
      },
      es: {
        name: 'Anual',
        description: 'Se renueva cada año hasta que canceles en la página Pagos.',
        features: [
          'Todo lo de la suscripción mensual',
          'Un solo pago para todo el año',
          'Cancela cuando quieras: el acceso dura hasta el final del año pagado',
        ],
      },
      it: {
        name: 'Annuale',
        description: 'Si rinnova ogni anno finché non lo disdici nella pagina Pagamenti.',
        features: [
          'Tutto ciò che offre l’abbonamento mensile',
          'Un solo pagamento per tutto l’anno',
          'Disdici quando vuoi: l’accesso dura fino alla fine dell’anno pagato',
        ],
      },
      lt: {
        name: 'Metinė',
        description: 'Atsinaujina kas metus, kol neatšauksite puslapyje „Mokėjimai“.',
        features: [
          'Viskas, kas yra mėnesinėje prenumeratoje',
          'Vienas mokėjimas visiems metams',
          'Atšaukti galite bet kada: prieiga galioja iki apmokėtų metų pabaigos',
        ],
      },
      se: {
        name: 'Årsvis',
        description: 'Förnyas varje år tills du säger upp på sidan Betalningar.',
        features: [
          'Allt i månadsprenumerationen',
          'En betalning för hela året',
          'Säg upp när du vill: åtkomsten varar det betalda året ut',
        ],
      },
      sk: {
        name: 'Ročný',
        description: 'Obnovuje sa každý rok, kým ho nezrušíte na stránke Platby.',
        features: [
          'Všetko z mesačného predplatného',
          'Jedna platba na celý rok',
          'Zrušíte kedykoľvek: prístup trvá do konca zaplateného roka',
        ],
      },
    },
  },
];
