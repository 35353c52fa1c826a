import type { MailMessages } from './messages.ts';

export const sk: MailMessages = {
  greeting: (firstName) => `Dobrý deň, ${firstName}!`,
  footer: (site, contactMail) => `Túto správu odoslala služba ${site}. Máte otázku? Napíšte na ${contactMail}`,
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
    body: 'Ešte prosím potvrďte, že táto adresa patrí vám. Dovtedy na ňu posielame iba faktúry a odkazy, o ktoré požiadate.',
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
  receipt: {
    subject: (number) => `Potvrdenie platby a faktúra ${number}`,
    body: (item) => `Ďakujeme za platbu: ${item}. Váš prístup je aktívny a faktúra je v prílohe.`,
    consent: (date) =>
      `Dňa ${date} ste požiadali, aby sa služba začala ihneď, pred uplynutím 14 dní na odstúpenie od zmluvy.`,
    withdrawal: (contactMail) => `Do 14 dní môžete od zmluvy odstúpiť: napíšte na ${contactMail}.`,
  },
  refund: {
    subject: (number) => `Vrátenie platby a opravný doklad ${number}`,
    body: (amount) => `Vrátili sme ${amount}. Opravný doklad je v prílohe.`,
    when: 'Peniaze sa vrátia rovnakou cestou, zvyčajne do 5 až 10 pracovných dní.',
  },
  subscription: {
    action: 'Prejsť na platby',
    'trial-started': (p) => [
      `Skúšobné obdobie trvá do ${p.day}`,
      `Do ${p.day} máte všetko zadarmo. V ten deň strhneme ${p.amount} (${p.method}) a predplatné sa potom bude obnovovať.`,
      'Zrušiť ho môžete kedykoľvek na stránke Platby: potom nič nestrhneme.',
    ],
    'payment-failed': (p) => [
      'Platba za predplatné sa nepodarila',
      `Nepodarilo sa strhnúť ${p.amount} (${p.method}).`,
      `Skúsime to znova ${p.day}. Na stránke Platby môžete zaplatiť aj hneď alebo zadať inú kartu. Dovtedy je prístup pozastavený.`,
    ],
    cancelled: (p) => [
      'Predplatné bolo zrušené',
      `Nič ďalšie nestrhneme. Prístup trvá do ${p.day}.`,
      'Do tohto dňa môžete predplatné na stránke Platby obnoviť.',
    ],
    ended: (p) => [
      'Predplatné sa skončilo',
      `Platba ${p.amount} sa niekoľkokrát nepodarila, preto sa predplatné skončilo. Nič ďalšie nestrhneme.`,
      'Vaše dokumenty na vás čakajú. Vrátiť sa môžete kedykoľvek.',
    ],
  },
  accountDeleted: {
    subject: (site) => `Váš účet v ${site} bol odstránený`,
    body: 'Vaše životopisy, fotografie a stiahnuté súbory boli odstránené. Nedá sa to vrátiť späť.',
    invoices: 'Faktúry uchovávame tak dlho, ako to vyžadujú daňové predpisy.',
  },
};
