import type { AccountMailTexts } from './messages.ts';

export const it: AccountMailTexts = {
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
    body: 'Manca solo la conferma che questo indirizzo è suo. Fino ad allora inviamo qui solo le fatture, i messaggi sul contratto e i link che chiede.',
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
  accountDeleted: {
    subject: (site) => `Il suo account su ${site} è stato eliminato`,
    body: "I suoi CV, le foto e i file scaricati sono stati rimossi. L'operazione non può essere annullata.",
    invoices: 'Conserviamo le fatture per il tempo richiesto dalla legge fiscale.',
  },
};
