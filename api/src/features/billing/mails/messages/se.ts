import type { BillingMailTexts } from './messages.ts';

export const se: BillingMailTexts = {
  receipt: {
    subject: (number) => `Kvitto och faktura ${number}`,
    body: (item) => `Tack för din betalning: ${item}. Din åtkomst är aktiv och fakturan är bifogad.`,
    consent: (date) => `Den ${date} bad du att tjänsten skulle börja genast, innan de 14 dagarnas ångerrätt var slut.`,
    withdrawal: ({ until, url, order }) =>
      `Till och med ${until} kan du frånträda avtalet utan att logga in och utan att ange skäl: ${url} (beställningsnummer ${order}).`,
    contract:
      'Den andra bilagan bekräftar avtalet: villkoren, texten till ditt samtycke och standardblanketten för ångerrätt.',
    paid: ({ amount, until }) => `Betalt belopp: ${amount}. Din åtkomst gäller till ${until}.`,
  },
  contract: {
    subject: (order) => `Bekräftelse på ditt avtal, beställning ${order}`,
    body: (item) =>
      `Vi bekräftar avtalet: ${item}. Villkoren, texten till ditt samtycke och standardblanketten för ångerrätt är bifogade.`,
  },
  withdrawal: {
    subject: (order) => `Bekräftelse på att du frånträder avtalet, beställning ${order}`,
    received: (at) => `Vi har tagit emot att du frånträder avtalet: ${at}.`,
    quote: ({ statement, name, email }) => `Ditt meddelande: ”${statement}” Namn: ${name}. E-postadress: ${email}.`,
    owed: ({ amount, until }) =>
      `Vi återbetalar ${amount} på samma sätt som betalningen gjordes, senast ${until}. Avtalet har upphört, så åtkomsten har också upphört och inget mer dras.`,
    nothing:
      'Inget har betalats, så det finns inget att återbetala. Avtalet har upphört, så åtkomsten har också upphört och inget dras.',
    keep: 'Spara det här meddelandet: det bekräftar innehåll, dag och tid.',
  },
  refund: {
    subject: (number) => `Återbetalning och kreditfaktura ${number}`,
    body: (amount) => `Vi har betalat tillbaka ${amount}. Kreditfakturan är bifogad.`,
    when: 'Pengarna kommer tillbaka samma väg, oftast inom 5 till 10 arbetsdagar.',
  },
  subscription: {
    action: 'Till betalningar',
    'trial-started': (p) => [
      `Din provperiod varar till ${p.day}`,
      `Till ${p.day} är allt gratis. Den dagen dras ${p.amount} (${p.method}), och därefter förnyas prenumerationen.`,
      'Du kan säga upp när du vill på sidan Betalningar: då dras inget.',
    ],
    'trial-ending': (p) => [
      `Din provperiod slutar ${p.day}`,
      `Den ${p.day} dras den första betalningen, ${p.amount} (${p.method}), och prenumerationen börjar förnyas.`,
      'Om du inte vill betala, säg upp före den dagen på sidan Betalningar: då dras inget.',
    ],
    'renewal-soon': (p) => [
      `Din prenumeration förnyas ${p.day}`,
      `Den ${p.day} dras ${p.amount} (${p.method}) för nästa period.`,
      'Om du inte vill förnya den, säg upp före den dagen på sidan Betalningar. Åtkomsten gäller då till den betalda periodens slut.',
    ],
    'payment-needs-bank': (p) => [
      'Bekräfta betalningen för din prenumeration',
      `Din bank eller PayPal ber dig bekräfta betalningen på ${p.amount} (${p.method}). Det kan vi inte göra åt dig, så vi försöker inte själva igen.`,
      `Betala och bekräfta på sidan Betalningar senast ${p.day}: åtkomsten kommer tillbaka direkt. Efter den dagen upphör prenumerationen.`,
    ],
    'payment-needs-method': (p) => [
      'Din prenumeration behöver ett annat kort',
      `${p.amount} kunde inte dras (${p.method}), och ett nytt försök hjälper inte: banken tar inte emot betalningen på det sättet.`,
      `Betala med ett annat kort eller på annat sätt på sidan Betalningar senast ${p.day}: åtkomsten kommer tillbaka direkt. Efter den dagen upphör prenumerationen.`,
    ],
    'payment-failed': (p) => [
      'En betalning för din prenumeration misslyckades',
      `${p.amount} kunde inte dras (${p.method}).`,
      `Vi försöker igen den ${p.day}. På sidan Betalningar kan du också betala direkt eller ange ett annat kort. Till dess är åtkomsten pausad.`,
    ],
    cancelled: (p) => [
      'Din prenumeration är uppsagd',
      `Inget mer kommer att dras. Åtkomsten varar till ${p.day}.`,
      'Fram till den dagen kan du återuppta prenumerationen på sidan Betalningar.',
    ],
    ended: (p) => [
      'Din prenumeration har upphört',
      `Betalningen på ${p.amount} misslyckades, så prenumerationen har upphört. Inget mer kommer att dras.`,
      'Dina dokument väntar. Du kan komma tillbaka när du vill.',
    ],
  },
};
