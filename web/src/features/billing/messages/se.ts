import type { Messages } from './pl.ts';

export const se: Messages = {
  pricing: {
    title: 'Välj ett paket och ladda ner ditt CV',
    lead: 'Du betalar en gång, med kort. Inget engångspaket förnyas av sig självt.',
    loading: 'Läser in prislistan...',
    recommended: 'Väljs oftast',
    savings: 'Du sparar {{percent}} %',
    whatYouGet: 'Det här får du',
    choose: 'Välj ett paket',
    chooseNamed: 'Välj paketet {{name}}',
    gross: 'inklusive moms',
    byCard: 'Säker kortbetalning',
    empty: 'Just nu finns inga paket till salu.',
    back: 'Tillbaka till CV:t',
  },
  payment: {
    title: 'Kortbetalning',
    loading: 'Läser in betalningen...',
    fullName: 'Fullständigt namn',
    email: 'E-post',
    number: 'Kortnummer',
    expiry: 'Giltigt till',
    expiryPlaceholder: 'MM / ÅÅ',
    cvc: 'CVC-kod',
    pay: 'Betala {{amount}}',
    paying: 'Betalar...',
    yourPackage: 'Ditt paket',
    change: 'Byt paket',
    total: 'Att betala',
    vat: 'I priset ingår 23 % moms.',
    back: 'Tillbaka till prislistan',
    consent:
      'Jag vill att åtkomsten börjar direkt, innan ångerfristen på 14 dagar har gått ut. Jag vet att den lagstadgade ångerrätten upphör när tjänsten har fullgjorts helt; 14-dagarsgarantin för återbetalning gäller oavsett detta.',
    consentRequired: 'Utan ditt samtycke kan vi inte ge dig nedladdningen direkt',
    terms: 'Genom att betala godkänner du {{terms}} och bekräftar att du har läst {{privacy}}.',
    termsLink: 'köpvillkoren',
    privacyLink: 'integritetspolicyn',
    test: 'Testbetalningar: inga pengar dras. Använd kortet 4242 4242 4242 4242, valfritt framtida datum och valfri CVC.',
    mustLogIn: 'Du måste vara inloggad',
    goingToPricing: 'Till prislistan nu',
    noProvider: 'Betalleverantören kunde inte nås. Försök igen.',
  },
  trust: {
    safe: {
      title: 'Säker transaktion',
      text: 'Kortuppgifterna går krypterat direkt till betalleverantören.',
    },
    data: { title: 'Dataskydd', text: 'Vi sparar inte ditt kortnummer, och bara du kan se ditt CV.' },
    freedom: { title: 'Fritt val', text: 'Det här är en engångsbetalning: inget förnyas utan att du vet om det.' },
    guarantee: {
      title: '14 dagars garanti',
      text: 'Inom 14 dagar från köpet kan du ångra dig och få pengarna tillbaka.',
    },
  },
  cardError: {
    incompleteNumber: 'Kortnumret är ofullständigt',
    incorrectNumber: 'Kortnumret är inte giltigt',
    incompleteExpiry: 'Utgångsdatumet är ofullständigt',
    expired: 'Kortet har gått ut',
    incompleteCvc: 'CVC-koden är ofullständig',
    incorrectCvc: 'CVC-koden stämmer inte',
    insufficientFunds: 'Kortet saknar täckning. Använd ett annat kort eller försök igen',
    declined: 'Banken nekade kortet. Använd ett annat kort eller kontakta din bank',
    processing: 'Ett fel uppstod när kortet behandlades. Försök igen',
    authentication: 'Banken bekräftade inte betalningen. Försök igen eller använd ett annat kort',
    unknown: 'Ett fel uppstod. Försök igen',
  },
  legal: {
    close: 'Stäng',
    contact: 'Frågor och klagomål: {{mail}}. Vi svarar inom 14 dagar.',
    terms: {
      title: 'Köpvillkor',
      access:
        'Du köper åtkomst till att ladda ner dina CV som PDF under den tid som anges vid paketet. Åtkomsten börjar så snart du har betalat.',
      price: 'Priset är slutligt och inklusive moms. Betalningen görs en gång och förnyas inte.',
      withdraw:
        'Inom 14 dagar från köpet kan du frånträda avtalet och få pengarna tillbaka. Skriv till adressen nedan.',
    },
    privacy: {
      title: 'Integritetspolicy',
      purpose:
        'Dina uppgifter används för att sköta ditt konto, ta fram ditt CV och reglera betalningar. Vi säljer dem inte.',
      card: 'Kortuppgifter behandlas av betalleverantören; vi får bara veta om betalningen gick igenom.',
      rights:
        'Du kan begära att få se, rätta eller radera dina uppgifter. Du kan när som helst ta bort ett CV under Mina dokument.',
    },
  },
};
