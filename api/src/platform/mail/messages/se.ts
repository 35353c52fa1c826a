import type { MailMessages } from './messages.ts';

export const se: MailMessages = {
  greeting: (firstName) => `Hej ${firstName}!`,
  footer: (site, contactMail) => `Detta meddelande skickades av ${site}. Har du en fråga? Skriv till ${contactMail}`,
  welcome: {
    subject: (site) => `Välkommen till ${site}`,
    body: [
      'Ditt konto är klart. Allt du har skrivit hittills väntar bland dina dokument.',
      'Välj en mall, fyll i avsnitten och ladda ner ditt CV som PDF när det är klart.',
    ],
    action: 'Öppna mina dokument',
  },
  verification: {
    subject: 'Bekräfta din e-postadress',
    body: 'Bekräfta till sist att adressen är din. Till dess skickar vi bara fakturor och länkar som du ber om till den.',
    action: 'Bekräfta adressen',
    expires: 'Länken fungerar i 7 dagar och bara en gång. Öppna den där du loggar in på ditt konto.',
    ignore: 'Om det inte var du som skapade kontot behöver du inte göra något.',
  },
  passwordReset: {
    subject: 'Välj ett nytt lösenord',
    body: 'Någon, troligen du, har bett om att få välja ett nytt lösenord för det här kontot.',
    action: 'Välj ett nytt lösenord',
    expires: 'Länken fungerar i en timme och bara en gång.',
    ignore: 'Om det inte var du behöver du inte göra något: lösenordet är oförändrat.',
  },
  passwordChanged: {
    subject: 'Ditt lösenord har ändrats',
    body: 'Lösenordet till ditt konto har just ändrats. Alla enheter måste logga in igen.',
    otherwise: 'Om det inte var du, välj genast ett nytt lösenord och skriv till oss.',
    action: 'Välj ett nytt lösenord',
  },
  googleLinked: {
    subject: 'Inloggning med Google har slagits på',
    body: 'Ditt konto kan nu öppnas med Google.',
    passwordGone:
      'Ingen hade tidigare bekräftat att adressen är deras, så det tidigare lösenordet fungerar inte längre. Du kan när som helst välja ett nytt via ”Glömt lösenordet?”.',
    otherwise: 'Om det inte var du, skriv till oss.',
    action: 'Öppna kontoinställningarna',
  },
  receipt: {
    subject: (number) => `Kvitto och faktura ${number}`,
    body: (item) => `Tack för din betalning: ${item}. Din åtkomst är aktiv och fakturan är bifogad.`,
    consent: (date) => `Den ${date} bad du att tjänsten skulle börja genast, innan de 14 dagarnas ångerrätt var slut.`,
    withdrawal: (contactMail) => `Inom 14 dagar kan du frånträda avtalet: skriv till ${contactMail}.`,
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
      `Betalningen på ${p.amount} misslyckades flera gånger, så prenumerationen har upphört. Inget mer kommer att dras.`,
      'Dina dokument väntar. Du kan komma tillbaka när du vill.',
    ],
  },
  accountDeleted: {
    subject: (site) => `Ditt konto hos ${site} har raderats`,
    body: 'Dina CV:n, bilder och nedladdade filer har tagits bort. Det går inte att ångra.',
    invoices: 'Vi sparar fakturor så länge skattelagstiftningen kräver det.',
  },
};
