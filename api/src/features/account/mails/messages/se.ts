import type { AccountMailTexts } from './messages.ts';

export const se: AccountMailTexts = {
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
    body: 'Bekräfta till sist att adressen är din. Till dess skickar vi bara fakturor, meddelanden om avtalet och länkar som du ber om till den.',
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
  accountDeleted: {
    subject: (site) => `Ditt konto hos ${site} har raderats`,
    body: 'Dina CV:n, bilder och nedladdade filer har tagits bort. Det går inte att ångra.',
    invoices: 'Vi sparar fakturor så länge skattelagstiftningen kräver det.',
  },
};
