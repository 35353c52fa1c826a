import type { Messages } from './pl.ts';

export const lt: Messages = {
  pricing: {
    title: 'Pasirinkite paketą ir atsisiųskite CV',
    lead: 'Mokate vieną kartą, kortele. Joks vienkartinis paketas neatsinaujina pats.',
    loading: 'Įkeliamas kainoraštis...',
    recommended: 'Dažniausiai renkamasi',
    savings: 'Sutaupote {{percent}} %',
    whatYouGet: 'Ką gausite',
    choose: 'Pasirinkti paketą',
    chooseNamed: 'Pasirinkti paketą {{name}}',
    gross: 'su PVM',
    byCard: 'Saugus mokėjimas kortele',
    empty: 'Šiuo metu parduodamų paketų nėra.',
    back: 'Grįžti prie CV',
  },
  payment: {
    title: 'Mokėjimas kortele',
    loading: 'Įkeliamas mokėjimas...',
    fullName: 'Vardas ir pavardė',
    email: 'El. paštas',
    number: 'Kortelės numeris',
    expiry: 'Galioja iki',
    expiryPlaceholder: 'MM / YY',
    cvc: 'CVC kodas',
    pay: 'Mokėti {{amount}}',
    paying: 'Mokama...',
    yourPackage: 'Jūsų paketas',
    change: 'Keisti paketą',
    total: 'Mokėtina suma',
    vat: 'Į kainą įtrauktas 23 % PVM.',
    back: 'Grįžti į kainoraštį',
    consent:
      'Noriu, kad prieiga prasidėtų iškart, nepasibaigus 14 dienų sutarties atsisakymo terminui. Žinau, kad visiškai suteikus paslaugą įstatyme numatyta teisė atsisakyti sutarties baigiasi; 14 dienų pinigų grąžinimo garantija galioja nepaisant to.',
    consentRequired: 'Be šio sutikimo negalime iškart suteikti galimybės atsisiųsti',
    terms: 'Mokėdami sutinkate su dokumentu „{{terms}}“ ir patvirtinate, kad perskaitėte dokumentą „{{privacy}}“.',
    termsLink: 'Pirkimo sąlygos',
    privacyLink: 'Privatumo politika',
    test: 'Bandomieji mokėjimai: pinigai nenuskaitomi. Naudokite kortelę 4242 4242 4242 4242, bet kokią būsimą datą ir bet kokį CVC kodą.',
    mustLogIn: 'Turite būti prisijungę',
    goingToPricing: 'Eiti į kainoraštį dabar',
    noProvider: 'Mokėjimų paslaugos teikėjas nepasiekiamas. Bandykite dar kartą.',
  },
  trust: {
    safe: {
      title: 'Saugi operacija',
      text: 'Kortelės duomenys šifruotu ryšiu siunčiami tiesiai mokėjimų paslaugos teikėjui.',
    },
    data: { title: 'Duomenų apsauga', text: 'Kortelės numerio nesaugome, o savo CV matote tik jūs.' },
    freedom: { title: 'Sprendimo laisvė', text: 'Tai vienkartinis mokėjimas: niekas neatsinaujina be jūsų žinios.' },
    guarantee: {
      title: '14 dienų garantija',
      text: 'Per 14 dienų nuo pirkimo galite atsisakyti ir atgauti pinigus.',
    },
  },
  cardError: {
    incompleteNumber: 'Kortelės numeris nepilnas',
    incorrectNumber: 'Kortelės numeris neteisingas',
    incompleteExpiry: 'Galiojimo data nepilna',
    expired: 'Kortelės galiojimas baigėsi',
    incompleteCvc: 'CVC kodas nepilnas',
    incorrectCvc: 'CVC kodas neteisingas',
    insufficientFunds: 'Kortelėje nepakanka lėšų. Naudokite kitą kortelę arba bandykite dar kartą',
    declined: 'Bankas atmetė kortelę. Naudokite kitą kortelę arba kreipkitės į savo banką',
    processing: 'Apdorojant kortelę įvyko klaida. Bandykite dar kartą',
    authentication: 'Bankas nepatvirtino mokėjimo. Bandykite dar kartą arba naudokite kitą kortelę',
    unknown: 'Įvyko klaida. Bandykite dar kartą',
  },
  legal: {
    close: 'Uždaryti',
    contact: 'Klausimai ir skundai: {{mail}}. Atsakome per 14 dienų.',
    terms: {
      title: 'Pirkimo sąlygos',
      access:
        'Perkate prieigą atsisiųsti savo CV PDF formatu prie paketo nurodytam laikui. Prieiga prasideda iškart sumokėjus.',
      price: 'Kaina galutinė ir su PVM. Mokama vieną kartą, mokėjimas neatsinaujina.',
      withdraw:
        'Per 14 dienų nuo pirkimo galite atsisakyti sutarties ir atgauti pinigus. Rašykite toliau nurodytu adresu.',
    },
    privacy: {
      title: 'Privatumo politika',
      purpose: 'Jūsų duomenys naudojami paskyrai tvarkyti, CV rengti ir mokėjimams atlikti. Jų neparduodame.',
      card: 'Kortelės duomenis tvarko mokėjimų paslaugos teikėjas; mes sužinome tik tai, ar mokėjimas pavyko.',
      rights:
        'Galite prašyti susipažinti su savo duomenimis, juos ištaisyti ar ištrinti. CV bet kada galite pašalinti skiltyje „Mano dokumentai“.',
    },
  },
};
