import type { RouteTitles } from './pl.ts';

export const it: RouteTitles = {
  home: {
    title: 'Crea il tuo CV',
    description:
      'Scegli un modello, scrivi la tua esperienza e vedi subito le pagine A4 finite. Scarica il tuo CV in un PDF identico all’anteprima.',
  },
  editor: { title: 'Crea il tuo CV' },
  pricing: { title: 'Prezzi' },
  payment: { title: 'Pagamento' },
  thankYou: { title: 'Grazie per il pagamento' },
  download: { title: 'Scarica il CV' },
  preview: { title: 'Anteprima del CV' },
  myDocuments: { title: 'I miei documenti' },
  login: { title: 'Accesso', description: 'Accedi per tornare ai tuoi CV e scaricarli in PDF.' },
  register: { title: 'Registrazione', description: 'Crea un account per conservare i tuoi CV e scaricarli in PDF.' },
  account: { title: 'Account' },
  remindPassword: {
    title: 'Reimposta la password',
    description: 'Inserisca la sua e-mail e le invieremo un link per impostare una nuova password.',
  },
  resetPassword: { title: 'Imposta una nuova password' },
  verifyEmail: { title: 'Confermi l’indirizzo e-mail' },
  payments: { title: 'Pagamenti' },
  logout: { title: 'Disconnessione' },
  magazine: { title: 'Rivista digitale' },
  jobOffers: {
    title: 'Offerte di lavoro',
    description: 'Trova lavoro per posizione, città e settore, poi crea un CV per l’offerta che scegli.',
  },
  jobOffer: { title: 'Offerta di lavoro' },
  terms: {
    title: 'Termini e condizioni',
    description: 'Le regole per usare il servizio e acquistare l’accesso: pacchetti, abbonamento, recesso e reclami.',
  },
  privacy: {
    title: 'Informativa sulla privacy',
    description: 'Quali dati raccogliamo, perché, per quanto tempo li conserviamo e che cosa puoi farne.',
  },
  cookies: {
    title: 'Cookie e consenso',
    description: 'Che cosa salviamo nel tuo browser e quando chiediamo il consenso.',
  },
  contact: {
    title: 'Contatti',
    description: 'Come scriverci e che cosa indicare su un pagamento, un account, un CV o i tuoi dati.',
  },
  withdrawal: {
    title: 'Recesso dal contratto',
    description:
      'Recedi da un contratto entro 14 giorni dall’acquisto, senza accedere: bastano il numero d’ordine e l’indirizzo e-mail.',
  },
  notFound: { title: '404 Error' },
};
