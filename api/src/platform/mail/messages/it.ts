import type { MailMessages } from './messages.ts';

export const it: MailMessages = {
  greeting: (firstName) => `Buongiorno ${firstName},`,
  footer: (site, contactMail) => `Questo messaggio è stato inviato da ${site}. Una domanda? Scriva a ${contactMail}`,
  welcome: {
    subject: (site) => `Benvenuto in ${site}`,
    body: [
      'Il suo account è pronto. Tutto ciò che ha scritto finora la aspetta nei suoi documenti.',
      'Scelga un modello, compili le sezioni e scarichi il CV in PDF quando è pronto.',
    ],
    action: 'Apri i miei documenti',
  },
  verification: {
    subject: 'Confermi il suo indirizzo e-mail',
    body: 'Manca solo la conferma che questo indirizzo è suo. Fino ad allora inviamo qui solo le fatture e i link che chiede.',
    action: 'Confermare l’indirizzo',
    expires: 'Il link funziona per 7 giorni e una sola volta. Lo apra dove accede al suo account.',
    ignore: 'Se non è stato lei a creare l’account, non deve fare nulla.',
  },
  passwordReset: {
    subject: 'Imposti una nuova password',
    body: 'Qualcuno, probabilmente lei, ha chiesto di impostare una nuova password per questo account.',
    action: 'Imposta una nuova password',
    expires: "Il link funziona per un'ora e una sola volta.",
    ignore: 'Se non è stato lei, non deve fare nulla: la password resta invariata.',
  },
  passwordChanged: {
    subject: 'La password è stata modificata',
    body: 'La password del suo account è appena stata modificata. Su tutti i dispositivi occorre accedere di nuovo.',
    otherwise: 'Se non è stato lei, imposti subito una nuova password e ci scriva.',
    action: 'Imposta una nuova password',
  },
  googleLinked: {
    subject: "L'accesso con Google è attivo",
    body: 'Ora si può entrare nel suo account con Google.',
    passwordGone:
      'Prima nessuno aveva confermato che questo indirizzo fosse suo, perciò la password precedente non funziona più. Può impostarne una nuova in qualsiasi momento con «Password dimenticata?».',
    otherwise: 'Se non è stato lei, ci scriva.',
    action: "Apri le impostazioni dell'account",
  },
  receipt: {
    subject: (number) => `Ricevuta e fattura ${number}`,
    body: (item) => `Grazie per il pagamento: ${item}. Il suo accesso è attivo e la fattura è allegata.`,
    consent: (date) =>
      `Il ${date} ha chiesto che il servizio iniziasse subito, prima dei 14 giorni per recedere dal contratto.`,
    withdrawal: (contactMail) => `Entro 14 giorni può recedere dal contratto: scriva a ${contactMail}.`,
  },
  refund: {
    subject: (number) => `Rimborso e fattura rettificativa ${number}`,
    body: (amount) => `Abbiamo restituito ${amount}. La fattura rettificativa è allegata.`,
    when: 'Il denaro torna per la stessa via, di solito entro 5-10 giorni lavorativi.',
  },
  subscription: {
    action: 'Vai ai pagamenti',
    'trial-started': (p) => [
      `La prova dura fino al ${p.day}`,
      `Fino al ${p.day} è tutto gratuito. Quel giorno addebiteremo ${p.amount} (${p.method}) e da allora l’abbonamento si rinnova.`,
      'Puoi disdire quando vuoi nella pagina Pagamenti: in tal caso non addebitiamo nulla.',
    ],
    'payment-failed': (p) => [
      'Un pagamento del tuo abbonamento non è riuscito',
      `Non è stato possibile addebitare ${p.amount} (${p.method}).`,
      `Riproveremo il ${p.day}. Nella pagina Pagamenti puoi anche pagare subito o indicare un’altra carta. Fino ad allora l’accesso è sospeso.`,
    ],
    cancelled: (p) => [
      'Il tuo abbonamento è stato disdetto',
      `Non addebiteremo altro. L’accesso dura fino al ${p.day}.`,
      'Fino a quel giorno puoi riattivare l’abbonamento nella pagina Pagamenti.',
    ],
    ended: (p) => [
      'Il tuo abbonamento è terminato',
      `Il pagamento di ${p.amount} non è riuscito più volte, perciò l’abbonamento è terminato. Non addebiteremo altro.`,
      'I tuoi documenti ti aspettano. Puoi tornare quando vuoi.',
    ],
  },
  accountDeleted: {
    subject: (site) => `Il suo account su ${site} è stato eliminato`,
    body: "I suoi CV, le foto e i file scaricati sono stati rimossi. L'operazione non può essere annullata.",
    invoices: 'Conserviamo le fatture per il tempo richiesto dalla legge fiscale.',
  },
};
