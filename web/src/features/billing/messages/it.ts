import type { Messages } from './pl.ts';

export const it: Messages = {
  pricing: {
    title: 'Scegli un pacchetto e scarica il tuo CV',
    lead: 'Paghi una volta sola, con carta. Nessun pacchetto una tantum si rinnova da solo.',
    loading: 'Caricamento dei prezzi...',
    recommended: 'Il più scelto',
    savings: 'Risparmi il {{percent}}%',
    whatYouGet: 'Cosa ottieni',
    choose: 'Scegli il pacchetto',
    chooseNamed: 'Scegli il pacchetto {{name}}',
    gross: 'prezzo finale, IVA inclusa',
    byCard: 'Pagamento sicuro con carta',
    empty: 'Al momento non ci sono pacchetti in vendita.',
    back: 'Torna al CV',
  },
  payment: {
    title: 'Pagamento con carta',
    loading: 'Caricamento del pagamento...',
    fullName: 'Nome e cognome',
    email: 'Indirizzo email',
    number: 'Numero della carta',
    expiry: 'Data di scadenza',
    expiryPlaceholder: 'MM / AA',
    cvc: 'Codice CVC',
    pay: 'Paga {{amount}}',
    paying: 'Pagamento in corso...',
    yourPackage: 'Il tuo pacchetto',
    change: 'Cambia pacchetto',
    total: 'Da pagare',
    vat: 'Il prezzo include l’IVA al 23%.',
    back: 'Torna ai prezzi',
    consent:
      'Desidero che l’accesso inizi subito, prima che siano trascorsi i 14 giorni previsti per il recesso dal contratto. So che, una volta eseguito completamente il servizio, il diritto di recesso previsto dalla legge si estingue; la garanzia di rimborso di 14 giorni vale indipendentemente da ciò.',
    consentRequired: 'Senza questo consenso non possiamo rendere subito disponibile il download',
    terms: 'Pagando accetti le {{terms}} e confermi di aver letto l’{{privacy}}.',
    termsLink: 'condizioni di acquisto',
    privacyLink: 'informativa sulla privacy',
    test: 'Pagamenti di prova: non verrà addebitato nulla. Usa la carta 4242 4242 4242 4242, una qualsiasi data futura e un CVC qualsiasi.',
    mustLogIn: 'Devi effettuare l’accesso',
    goingToPricing: 'Vai subito ai prezzi',
    noProvider: 'Impossibile connettersi al gestore dei pagamenti. Riprova.',
  },
  trust: {
    safe: {
      title: 'Transazione sicura',
      text: 'I dati della carta arrivano direttamente al gestore dei pagamenti con una connessione cifrata.',
    },
    data: {
      title: 'Protezione dei dati',
      text: 'Non conserviamo il numero della carta e solo tu puoi vedere il tuo CV.',
    },
    freedom: {
      title: 'Libertà di scelta',
      text: 'È un pagamento una tantum: nulla si rinnoverà a tua insaputa.',
    },
    guarantee: {
      title: '14 giorni di garanzia',
      text: 'Entro 14 giorni dall’acquisto puoi recedere e ottenere un rimborso.',
    },
  },
  cardError: {
    incompleteNumber: 'Il numero della carta è incompleto',
    incorrectNumber: 'Il numero della carta non è valido',
    incompleteExpiry: 'La data di scadenza è incompleta',
    expired: 'La carta è scaduta',
    incompleteCvc: 'Il codice CVC è incompleto',
    incorrectCvc: 'Il codice CVC non è corretto',
    insufficientFunds: 'Fondi insufficienti sulla carta. Usa un’altra carta o riprova',
    declined: 'La banca ha rifiutato la carta. Usa un’altra carta o contatta la banca',
    processing: 'Si è verificato un errore durante l’elaborazione della carta. Riprova',
    authentication: 'La banca non ha confermato il pagamento. Riprova o usa un’altra carta',
    unknown: 'Si è verificato un errore. Riprova',
  },
  legal: {
    close: 'Chiudi',
    contact: 'Domande e reclami: {{mail}}. Rispondiamo entro 14 giorni.',
    terms: {
      title: 'Condizioni di acquisto',
      access:
        'Acquisti l’accesso al download dei tuoi CV in PDF per il periodo indicato nel pacchetto. L’accesso inizia subito dopo il pagamento.',
      price: 'Il prezzo è finale e comprende l’IVA. Il pagamento è una tantum e non si rinnova.',
      withdraw:
        'Entro 14 giorni dall’acquisto puoi recedere dal contratto e ottenere un rimborso. Scrivi all’indirizzo indicato sotto.',
    },
    privacy: {
      title: 'Informativa sulla privacy',
      purpose:
        'I tuoi dati servono a gestire l’account, preparare il CV e contabilizzare i pagamenti. Non li vendiamo.',
      card: 'I dati della carta sono trattati dal gestore dei pagamenti; noi sappiamo solo se il pagamento è riuscito.',
      rights:
        'Puoi chiedere di accedere ai tuoi dati, di rettificarli o di cancellarli. Puoi eliminare un CV in qualsiasi momento in «I miei documenti».',
    },
  },
};
