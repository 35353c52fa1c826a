import type { AccountMailTexts } from './messages.ts';

export const sk: AccountMailTexts = {
  welcome: {
    subject: (site) => `Vitajte v ${site}`,
    body: [
      'Váš účet je pripravený. Všetko, čo ste doteraz napísali, čaká vo vašich dokumentoch.',
      'Vyberte šablónu, vyplňte sekcie a stiahnite si životopis ako PDF, keď bude hotový.',
    ],
    action: 'Otvoriť moje dokumenty',
  },
  verification: {
    subject: 'Potvrďte svoju e-mailovú adresu',
    body: 'Ešte prosím potvrďte, že táto adresa patrí vám. Dovtedy na ňu posielame iba faktúry, správy o zmluve a odkazy, o ktoré požiadate.',
    action: 'Potvrdiť adresu',
    expires: 'Odkaz platí 7 dní a iba raz. Otvorte ho tam, kde sa prihlasujete do svojho účtu.',
    ignore: 'Ak ste si účet nevytvorili vy, nemusíte nič robiť.',
  },
  passwordReset: {
    subject: 'Nastavte si nové heslo',
    body: 'Niekto, pravdepodobne vy, požiadal o nastavenie nového hesla k tomuto účtu.',
    action: 'Nastaviť nové heslo',
    expires: 'Odkaz platí jednu hodinu a iba raz.',
    ignore: 'Ak ste to neboli vy, nemusíte nič robiť: heslo zostáva bez zmeny.',
  },
  passwordChanged: {
    subject: 'Heslo bolo zmenené',
    body: 'Heslo k vášmu účtu bolo práve zmenené. Na všetkých zariadeniach sa treba znova prihlásiť.',
    otherwise: 'Ak ste to neboli vy, ihneď si nastavte nové heslo a napíšte nám.',
    action: 'Nastaviť nové heslo',
  },
  googleLinked: {
    subject: 'Prihlasovanie cez Google bolo zapnuté',
    body: 'K vášmu účtu sa teraz dá prihlásiť cez Google.',
    passwordGone:
      'Nikto predtým nepotvrdil, že mu táto adresa patrí, preto doterajšie heslo prestalo platiť. Nové si môžete kedykoľvek nastaviť cez „Zabudli ste heslo?“.',
    otherwise: 'Ak ste to neboli vy, napíšte nám.',
    action: 'Otvoriť nastavenia účtu',
  },
  accountDeleted: {
    subject: (site) => `Váš účet v ${site} bol odstránený`,
    body: 'Vaše životopisy, fotografie a stiahnuté súbory boli odstránené. Nedá sa to vrátiť späť.',
    invoices: 'Faktúry uchovávame tak dlho, ako to vyžadujú daňové predpisy.',
  },
};
