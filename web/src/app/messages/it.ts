import { withdrawal } from '@kreda/site/contract/it';
import type { Messages } from './pl.ts';

export const it: Messages = {
  loading: 'Caricamento in corso...',
  skipToContent: 'Vai al contenuto',
  notifications: 'Notifiche',
  closeNotification: 'Chiudi la notifica',
  menu: {
    main: 'Menu principale',
    open: 'Apri il menu',
    close: 'Chiudi il menu',
    creator: 'Crea CV',
    magazine: 'Rivista digitale+',
    jobs: 'Offerte di lavoro',
    documents: 'I miei documenti',
    payments: 'Pagamenti',
    profile: 'Profilo',
    login: 'Accedi',
    logout: 'Esci',
    language: 'Lingua del sito',
    toDark: 'Attiva il tema scuro',
    toLight: 'Attiva il tema chiaro',
  },
  guard: {
    verifying: 'Verifica dell’account in corso',
    success: 'Fatto',
    paymentNeeded: 'È necessario un pagamento',
  },
  consent: {
    title: 'Misurazione delle visite',
    question:
      'Vorremmo sapere come usa il sito per migliorarlo. Il consenso è facoltativo e senza di esso tutto funziona allo stesso modo.',
    no: 'Non accetto',
    yes: 'Accetto',
    change: 'Consenso alla misurazione',
  },
  notFound: {
    title: 'Questa pagina non esiste',
    text: 'L’indirizzo potrebbe essere cambiato o contenere un errore di battitura.',
    home: 'Crea il tuo CV',
    elsewhere: 'Altri luoghi del sito',
  },
  failure: {
    title: 'Qualcosa è andato storto',
    text: 'Il tuo CV è al sicuro. Ricarica la pagina e, se non basta, scrivici: {{mail}}.',
    offline: 'Impossibile connettersi al server. Controlla la connessione a internet e riprova.',
    unavailable:
      'Il servizio è momentaneamente non disponibile. Ciò che scrivi in un CV resta in questo browser. La pagina si apre da sola quando il servizio torna.',
    offlineTitle: 'Nessuna connessione',
    offlineText: 'Il tuo CV è al sicuro. La pagina si aprirà da sola appena torna la connessione.',
    reload: 'Ricarica la pagina',
    retry: 'Riprova',
  },
  footer: {
    promise: 'Il tuo CV, esattamente come lo vedi.',
    contact: 'Contatti',
    product: 'Prodotto',
    help: 'Aiuto',
    prices: 'Prezzi',
    account: 'Il tuo account',
    settings: 'Account e impostazioni',
    questions: 'Domande e risposte',
    legal: 'Note legali',
    withdraw: withdrawal.here,
  },
  print: 'Per stampare il CV, scaricalo in PDF: {{address}}',
};
