import type { Messages } from './pl.ts';

export const it: Messages = {
  zone: {
    title: 'Hai già un CV? Importalo',
    lead: 'Trascina qui un file o sceglilo dal disco. Ne nasce un nuovo CV e gli altri non cambiano.',
    formats: 'PDF, Word, LinkedIn, Europass, JSON Resume e RenderCV',
    choose: 'Scegli i file',
    limits: 'Puoi anche incollare un file copiato. In tutto fino a {{max}} MB.',
    drop: 'Rilascialo per importare il tuo CV',
  },
  sources: {
    title: 'Che cosa puoi importare e dove trovarlo',
    pdf: {
      name: 'PDF',
      text: 'Da qualsiasi programma. Un CV scaricato da Kreda torna senza perdite. Negli altri leggiamo il testo e chiediamo ciò di cui non siamo sicuri.',
    },
    word: {
      name: 'Word (.docx)',
      text: 'Apri un vecchio file .doc in Word o LibreOffice e salvalo come .docx.',
    },
    linkedinPdf: {
      name: 'LinkedIn (PDF)',
      text: 'Nel tuo profilo scegli «Altro» o «Risorse» e poi «Salva come PDF».',
    },
    linkedin: {
      name: 'LinkedIn (ZIP, CSV)',
      text: 'Impostazioni e privacy, poi Privacy dei dati e «Ottieni una copia dei tuoi dati». Importa l’intero file ZIP o i file CSV che contiene.',
    },
    europass: { name: 'Europass', text: 'Un file PDF, XML o JSON salvato su europass.europa.eu.' },
    json: {
      name: 'JSON Resume',
      text: 'Un file .json. Lo salvano Kreda (nel menu del CV: Esporta) e altri editor di CV.',
    },
    rendercv: { name: 'RenderCV', text: 'Il file .yaml con il testo del CV.' },
  },
  reading: {
    one: 'Leggo il file {{name}}',
    many: 'Leggo i file: {{count}}',
    text: 'Riconosco il formato e dispongo il testo nelle sezioni del CV.',
    long: 'Ci vuole più del solito. La lettura è ancora in corso.',
  },
  refused: {
    again: 'Scegli un altro file',
    where: 'Punto del file: {{place}}',
    line: 'riga {{line}}',
    tooLarge: {
      title: 'È troppo grande per un CV',
      text: 'In tutto i file possono avere al massimo {{max}} MB. Salva il CV con immagini più piccole o senza scansioni allegate.',
    },
    tooMany: { title: 'Troppi file insieme', text: 'Importa al massimo {{max}} file, tutti dello stesso CV.' },
    unknownFormat: {
      title: 'Non sappiamo leggere questo tipo di file',
      text: 'Apri il CV nel programma con cui è stato fatto e salvalo come PDF o .docx. Funziona anche con i file .doc, .odt e .pages.',
    },
    notOfFormat: {
      title: 'Nel file c’è un errore',
      text: 'Il file non rispetta le regole del suo formato. Salvalo di nuovo nel programma da cui proviene o importa il CV in PDF.',
    },
    severalResumes: {
      title: 'C’è più di un CV',
      text: 'Importa un CV alla volta: ognuno diventerà un documento a sé.',
    },
    documentType: {
      title: 'Il file XML ha una dichiarazione DOCTYPE',
      text: 'Per sicurezza non leggiamo file XML con una dichiarazione del tipo di documento. Scarica di nuovo il CV, per esempio da Europass, o importalo in PDF.',
    },
    encrypted: {
      title: 'Il file è protetto da password',
      text: 'Aprilo con la password, scegli Stampa e poi «Salva come PDF». La copia non ha password. In Word si toglie in File, Informazioni, Proteggi documento.',
    },
    scanned: {
      title: 'Il file contiene solo immagini di testo',
      text: 'È una scansione o una foto, quindi non contiene testo leggibile. Importa il file del programma con cui è stato fatto il CV o riconosci prima il testo (OCR).',
    },
    broken: { title: 'Il file è danneggiato', text: 'Scaricalo o salvalo di nuovo e riprova.' },
    tooLong: {
      title: 'Il file ha troppe pagine',
      text: 'Stampa in PDF solo le pagine del CV (Stampa, Pagine) e importa quella copia.',
    },
    tooSlow: {
      title: 'La lettura è durata troppo',
      text: 'Apri il file, scegli Stampa, poi «Salva come PDF», e importa quella copia più semplice.',
    },
    busy: {
      title: 'In questo momento stiamo leggendo molti file',
      text: 'Non abbiamo fatto in tempo a leggere il tuo. Il file va bene: importalo di nuovo tra poco.',
    },
    withoutResume: {
      title: 'Non abbiamo trovato un CV nel file',
      text: 'Il file si apre, ma non contiene dati personali, esperienze o altre parti di un CV. Da LinkedIn importa l’intero ZIP o file come Profile.csv e Positions.csv.',
    },
    other: { title: 'Non è stato possibile importare il CV' },
  },
  report: {
    title: 'Il CV è stato importato',
    format: 'Formato riconosciuto: {{format}}',
    formats: {
      'json-resume': 'JSON Resume',
      'kreda-pdf': 'PDF di Kreda',
      pdf: 'PDF',
      'linkedin-pdf': 'LinkedIn (PDF)',
      'europass-pdf': 'PDF di Europass',
      linkedin: 'copia dei dati di LinkedIn',
      europass: 'Europass',
      rendercv: 'RenderCV',
      docx: 'Word',
    },
    taken: 'Aggiunto al CV',
    elsewhere: 'Inserito altrove',
    unused: 'Non aggiunto',
    split: 'Il testo era troppo lungo per un solo campo, quindi continua in quello successivo.',
    moved: 'Il CV non ha un campo per questo, quindi è finito in un’altra sezione:',
    movedTo: 'Il CV non ha un campo per questo, quindi è finito nella sezione «{{section}}»:',
    notADate: 'Non è una data, quindi è finito nella descrizione:',
    leftOut: 'Non ha trovato posto nel CV:',
    unrecognised: 'Non lo abbiamo riconosciuto:',
    unknown: 'Il CV non ha questo campo, quindi è stato tralasciato.',
    photo: 'Aggiungi la foto nell’editor, nei dati personali:',
    page: 'pagina {{page}}',
    document: 'documento',
    copy: 'Copia',
    copyNamed: 'Copia: {{place}}',
    copied: 'Copiato',
    copyUnused: 'Copia tutto ciò che non è stato aggiunto',
    more: 'Mostra gli altri: {{count}}',
    technical: 'Dati tecnici del file: {{count}}',
    doubtful: 'Campi di cui non siamo sicuri: {{count}}. Ti mostriamo ciascuno accanto al suo punto nel file.',
    doubtfulWithoutPlaces: 'Campi di cui non siamo sicuri: {{count}}. Controllali prima di inviare il CV.',
    check: 'Controlla questi campi',
    open: 'Apri nell’editor',
  },
};
