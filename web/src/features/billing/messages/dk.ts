import type { Messages } from './pl.ts';

export const dk: Messages = {
  pricing: {
    title: 'Vælg en pakke, og hent dit CV',
    lead: 'Du betaler én gang, med kort. Ingen engangspakke fornyes af sig selv.',
    loading: 'Indlæser prislisten...',
    recommended: 'Oftest valgt',
    savings: 'Du sparer {{percent}} %',
    whatYouGet: 'Det får du',
    choose: 'Vælg en pakke',
    chooseNamed: 'Vælg pakken {{name}}',
    gross: 'inkl. moms',
    byCard: 'Sikker kortbetaling',
    empty: 'Der er ingen pakker til salg i øjeblikket.',
    back: "Tilbage til CV'et",
  },
  payment: {
    title: 'Kortbetaling',
    loading: 'Indlæser betalingen...',
    fullName: 'Fulde navn',
    email: 'E-mail',
    number: 'Kortnummer',
    expiry: 'Udløbsdato',
    expiryPlaceholder: 'MM / ÅÅ',
    cvc: 'CVC-kode',
    pay: 'Betal {{amount}}',
    paying: 'Betaler...',
    yourPackage: 'Din pakke',
    change: 'Skift pakke',
    total: 'At betale',
    vat: 'Prisen er inklusive 23 % moms.',
    back: 'Tilbage til prislisten',
    consent:
      'Jeg ønsker, at adgangen begynder med det samme, før fortrydelsesfristen på 14 dage er udløbet. Jeg ved, at den lovbestemte fortrydelsesret ophører, når tjenesten er fuldt leveret; 14-dages returgarantien gælder uanset dette.',
    consentRequired: 'Uden dette samtykke kan vi ikke give dig adgang til at hente med det samme',
    terms: 'Ved at betale accepterer du {{terms}} og bekræfter, at du har læst {{privacy}}.',
    termsLink: 'købsbetingelserne',
    privacyLink: 'privatlivspolitikken',
    test: 'Testbetalinger: Der trækkes ingen penge. Brug kortet 4242 4242 4242 4242, en vilkårlig fremtidig dato og en vilkårlig CVC.',
    mustLogIn: 'Du skal være logget ind',
    goingToPricing: 'Gå til prislisten nu',
    noProvider: 'Betalingsudbyderen kunne ikke nås. Prøv igen.',
  },
  trust: {
    safe: {
      title: 'Sikker transaktion',
      text: 'Kortoplysningerne går krypteret direkte til betalingsudbyderen.',
    },
    data: { title: 'Databeskyttelse', text: 'Vi gemmer ikke dit kortnummer, og kun du kan se dit CV.' },
    freedom: { title: 'Frit valg', text: 'Det er en engangsbetaling: Intet fornyes uden din viden.' },
    guarantee: {
      title: '14 dages garanti',
      text: 'Inden for 14 dage efter købet kan du fortryde og få pengene tilbage.',
    },
  },
  cardError: {
    incompleteNumber: 'Kortnummeret er ufuldstændigt',
    incorrectNumber: 'Kortnummeret er ikke gyldigt',
    incompleteExpiry: 'Udløbsdatoen er ufuldstændig',
    expired: 'Kortet er udløbet',
    incompleteCvc: 'CVC-koden er ufuldstændig',
    incorrectCvc: 'CVC-koden er forkert',
    insufficientFunds: 'Der er ikke dækning på kortet. Brug et andet kort, eller prøv igen',
    declined: 'Banken afviste kortet. Brug et andet kort, eller kontakt din bank',
    processing: 'Der opstod en fejl under behandlingen af kortet. Prøv igen',
    authentication: 'Banken bekræftede ikke betalingen. Prøv igen, eller brug et andet kort',
    unknown: 'Der opstod en fejl. Prøv igen',
  },
  legal: {
    close: 'Luk',
    contact: 'Spørgsmål og klager: {{mail}}. Vi svarer inden for 14 dage.',
    terms: {
      title: 'Købsbetingelser',
      access:
        "Du køber adgang til at hente dine CV'er som PDF i den tid, der står ved pakken. Adgangen begynder, så snart du har betalt.",
      price: 'Prisen er endelig og inklusive moms. Betalingen sker én gang og fornyes ikke.',
      withdraw:
        'Inden for 14 dage efter købet kan du fortryde aftalen og få pengene tilbage. Skriv til adressen nedenfor.',
    },
    privacy: {
      title: 'Privatlivspolitik',
      purpose: 'Dine data bruges til at føre din konto, lave dit CV og afregne betalinger. Vi sælger dem ikke.',
      card: 'Kortoplysninger behandles af betalingsudbyderen; vi får kun at vide, om betalingen gik igennem.',
      rights:
        'Du kan bede om at se, rette eller slette dine data. Du kan når som helst fjerne et CV under Mine dokumenter.',
    },
  },
};
