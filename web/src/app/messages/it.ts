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
  home: {
    title: 'Un CV che fa una buona prima impressione',
    lead: 'Scegli un modello, scrivi la tua esperienza e vedi subito le pagine A4 finite. Il PDF che scarichi è identico all’anteprima.',
    choose: 'Scegli un modello',
    facts: {
      free: 'Inizi senza creare un account',
      exact: 'Un PDF identico all’anteprima',
      readable: 'Leggibile dai software di selezione',
    },
  },
  notFound: {
    title: 'Questa pagina non esiste',
    text: 'L’indirizzo potrebbe essere cambiato o contenere un errore di battitura.',
    home: 'Crea il tuo CV',
  },
  failure: {
    title: 'Qualcosa è andato storto',
    text: 'Il tuo CV è al sicuro. Ricarica la pagina e, se non basta, scrivici: {{mail}}.',
    offline: 'Impossibile connettersi al server. Controlla la connessione a internet e riprova.',
    offlineTitle: 'Nessuna connessione',
    offlineText: 'Il tuo CV è al sicuro. La pagina si aprirà da sola appena torna la connessione.',
    reload: 'Ricarica la pagina',
    retry: 'Riprova',
  },
  footer: {
    promise: 'Un CV impaginato una volta, uguale ovunque.',
    contact: 'Contatti',
    product: 'Prodotto',
    help: 'Aiuto',
    pick: 'Modelli di CV',
  },
  print: 'Per avere il CV in pagine A4, scaricalo in PDF: {{address}}',
};
