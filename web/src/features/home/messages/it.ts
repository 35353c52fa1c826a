import type { Messages } from './pl.ts';

export const it: Messages = {
  hero: {
    title: 'Un CV che fa una buona prima impressione',
    lead: 'Scrivi nome e professione, e una vera pagina A4 si compone subito. Il PDF che scarichi è identico all’anteprima.',
    start: 'Scegli un modello',
    name: 'Nome e cognome',
    profession: 'Posizione o professione',
    contact: 'Contatti',
    next: 'Avanti',
    bring: 'Hai già un CV? Importalo',
    template: 'Modello',
    picture: 'Una pagina di CV nel modello scelto',
    page: 'Pagina A4',
    software: 'Cosa legge il software',
    read: 'Ecco che cosa il nostro programma ha letto nel testo di queste pagine:',
    failed: 'Non è stato possibile caricare l’anteprima dal vivo. Puoi proseguire: non si perde nulla.',
    facts: {
      free: 'Inizi senza creare un account',
      exact: 'Un PDF identico all’anteprima',
      readable: 'Leggibile dai software di selezione',
    },
  },
  forJob: {
    title: 'CV per: {{profession}}',
    lead: 'Scegli un modello. La posizione la inseriamo noi; il resto lo completi passo dopo passo.',
  },
  templates: {
    title: 'Scegli un modello',
    lead: 'Fai clic su un modello e l’editor si apre subito. Modello, colori e caratteri li cambi quando vuoi.',
  },
  steps: {
    title: 'Come funziona',
    pick: {
      title: 'Scegli un modello',
      text: 'Senza account e senza indirizzo e-mail.',
    },
    write: {
      title: 'Scrivi i tuoi dati',
      text: 'Passo dopo passo, con suggerimenti. Le pagine A4 sono accanto e cambiano a ogni lettera.',
    },
    adjust: {
      title: 'Sistemi l’aspetto',
      text: 'Colori, caratteri, ordine delle sezioni e foto. Puoi anche far stare tutto in una pagina.',
    },
    download: {
      title: 'Scarichi il PDF',
      text: 'Ora ti servono un account e un pacchetto. Il CV resta nei tuoi documenti, pronto per la prossima modifica.',
    },
  },
  different: {
    title: 'Che cosa ci distingue',
    preview: {
      title: 'L’anteprima è il documento',
      text: 'Il CV viene impaginato una volta e le stesse pagine vanno sullo schermo e nel file. Quando scarichi non si sposta nulla.',
    },
    readable: {
      title: 'Testo vero',
      text: 'Il PDF contiene il testo in ordine di lettura, con titoli ed elenchi segnati. Lo leggono i software di selezione e i lettori di schermo, e puoi verificare prima che cosa vedranno.',
    },
    languages: {
      title: '11 lingue',
      text: 'Scegli separatamente la lingua del sito e quella del CV: nomi delle sezioni, date e sillabazione seguono il documento.',
    },
    data: {
      title: 'I tuoi dati sono tuoi',
      text: 'I tuoi CV li vedi solo tu. Quando vuoi scarichi una copia di tutto o elimini l’account con tutti i documenti.',
    },
  },
  pricing: {
    title: 'Quanto costa',
    lead: 'Creare, modificare e vedere l’anteprima è gratis. Paghi per scaricare il CV in PDF.',
    loading: 'Carico i prezzi...',
    failed: 'Non è stato possibile caricare i prezzi. Li vedi sempre prima di pagare.',
    gross: 'Prezzi IVA inclusa.',
    terms:
      'Un pacchetto una tantum finisce da solo; la prova e gli abbonamenti si rinnovano finché non disdici nella pagina Pagamenti. Entro 14 giorni dall’acquisto puoi recedere e riavere l’intero importo.',
    once: 'una tantum',
    monthly: 'al mese',
    yearly: 'all’anno',
    everyMonths: 'ogni {{months}} mesi',
    trial: 'per {{days}} giorni, poi {{amount}} {{period}}',
  },
  questions: {
    title: 'Domande e risposte',
    account: {
      question: 'Mi serve un account per iniziare?',
      answer:
        'No. L’editor si apre subito e salva da solo. L’account ti serve solo per scaricare il PDF. Senza, il CV aspetta in questo browser e viene eliminato se per 90 giorni non cambia nulla.',
    },
    paying: {
      question: 'Per che cosa pago esattamente?',
      answer:
        'Per scaricare tutti i tuoi CV in PDF finché dura il pacchetto e per l’accesso alla Rivista digitale+. Modelli, caratteri, colori e anteprima sono gratis, e il numero di CV non cambia il prezzo.',
    },
    renewal: {
      question: 'Si rinnova qualcosa a mia insaputa?',
      answer:
        'Un pacchetto una tantum non si rinnova mai. La prova diventa un abbonamento, e un abbonamento si rinnova finché non disdici. Lo scriviamo accanto al prezzo, e la pagina Pagamenti mostra giorno e importo del prossimo pagamento. Lì puoi anche disdire.',
    },
    refund: {
      question: 'Come riottengo i miei soldi?',
      answer:
        'Scegli «Recedi dal contratto» nella pagina Pagamenti. Per 14 giorni dall’acquisto rimborsiamo l’intero importo, senza chiedere perché, con lo stesso mezzo. L’accesso finisce allora subito.',
    },
    recruiters: {
      question: 'I software di selezione leggono il mio CV?',
      answer:
        'Il file contiene testo vero e non un’immagine: in ordine di lettura, con titoli ed elenchi. In I miei documenti vedi che cosa un software così legge dal tuo CV. Non possiamo garantire per ogni programma esistente.',
    },
    afterwards: {
      question: 'Che ne è dei miei CV quando l’accesso finisce?',
      answer:
        'Restano nel tuo account e puoi continuare a modificarli. Un PDF scaricato durante l’accesso si può scaricare di nuovo da I miei documenti. Un PDF nuovo richiede un pacchetto.',
    },
    languages: {
      question: 'In quali lingue posso scrivere il CV?',
      answer:
        'In polacco, inglese, tedesco, ceco, ucraino, danese, spagnolo, italiano, lituano, svedese e slovacco. Ogni CV ha una sua lingua, indipendente da quella del sito.',
    },
    data: {
      question: 'Che cosa succede ai miei dati?',
      answer:
        'Servono a preparare il CV, gestire l’account e l’acquisto. Non li vendiamo e non li mostriamo ai selezionatori. Nella pagina dell’account scarichi una copia di tutto ed elimini l’account; restano solo le fatture richieste dalla legge.',
    },
  },
  closing: {
    title: 'Inizia da un modello',
    text: 'Account e pacchetto possono aspettare fino al download.',
  },
};
