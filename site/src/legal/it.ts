import type { LegalTexts } from './legal-text.ts';

export const texts: LegalTexts = {
  terms: {
    title: 'Termini e condizioni',
    lead: 'Le regole per usare {{name}} e acquistare l’accesso. Puoi leggerle, salvarle e stamparle qui in ogni momento.',
    sections: [
      {
        heading: 'Chi gestisce il sito',
        blocks: [
          '{{name}} è gestito da {{seller}}, {{address}}, codice fiscale polacco (NIP) {{taxId}}. In questi termini ci chiamiamo «noi». Scrivici a {{mail}}.',
        ],
      },
      {
        heading: 'Che cosa fai qui',
        blocks: [
          'Su questo sito puoi:',
          [
            'creare CV, cambiarne l’aspetto e vedere le pagine A4 finite, gratis e senza account;',
            'conservare i CV in un account, gratis;',
            'scaricare i CV in PDF, come file Word o pagina web e leggere la Rivista digitale+ finché hai un pacchetto attivo;',
            'consultare offerte di lavoro; a un’offerta rispondi presso chi l’ha pubblicata.',
          ],
          'Ti servono un browser aggiornato con JavaScript e cookie attivi, una connessione a internet e, per l’account, un indirizzo e-mail. Il PDF si apre con qualsiasi programma per questo formato.',
        ],
      },
      {
        heading: 'L’account',
        blocks: [
          'L’account è volontario e gratuito. Lo apri con e-mail e password oppure con Google. Proteggi la password e non condividere l’account.',
          'Il contratto per l’account è a tempo indeterminato. Lo chiudi quando vuoi eliminando l’account nella sua pagina. Con esso spariscono CV, foto e file finiti, e l’abbonamento smette di rinnovarsi.',
          'Un CV creato senza account appartiene al browser in cui è nato. Lo eliminiamo quando per 90 giorni non cambia nulla. Ciò che è nel cestino viene eliminato dopo 30 giorni.',
        ],
      },
      {
        heading: 'I tuoi contenuti',
        blocks: [
          'Ciò che scrivi è tuo. Lo usiamo solo per fornire il servizio.',
          'Non sono ammessi contenuti illeciti, dati altrui senza una base giuridica, spacciarsi per altri o disturbare il sito. Possiamo rimuovere i contenuti illeciti e bloccare un account. Indicheremo il motivo ed esamineremo un reclamo inviato a {{mail}}. Allo stesso indirizzo si possono segnalare contenuti illeciti.',
        ],
      },
      {
        heading: 'Pacchetti e prezzi',
        blocks: [
          'I pacchetti e i prezzi attuali sono nel listino, nella pagina iniziale e prima di ogni pagamento. I prezzi sono in zloty polacchi o in euro, come mostra il listino, e comprendono l’IVA. Un abbonamento si paga nella valuta in cui è stato ordinato. I pacchetti sono di tre tipi:',
          [
            'una tantum: paghi una volta, l’accesso finisce dopo il tempo indicato e nulla si rinnova;',
            'abbonamento: paghi un mese o un anno in anticipo e l’accesso si rinnova finché non disdici;',
            'prova: verifichiamo il metodo di pagamento e non addebitiamo nulla; alla fine inizia l’abbonamento, se non hai disdetto. Spetta una volta: per account, casella e-mail e carta o conto PayPal.',
          ],
          'Un codice sconto abbassa il prezzo di un acquisto; in un abbonamento, quello del primo periodo.',
        ],
      },
      {
        heading: 'Acquisto e pagamento',
        blocks: [
          'Scegli un pacchetto, indichi i tuoi dati, accetti che il servizio inizi subito e premi il pulsante per pagare. Prima vedi il prezzo e che cosa succede dopo. Paghi con carta, BLIK o Przelewy24 (tramite Stripe) o con PayPal, dove sono offerti.',
          'Il contratto si conclude quando il fornitore conferma il pagamento o, per una prova, il metodo di pagamento. L’accesso inizia subito. Inviamo conferma e fattura per e-mail; le fatture sono anche nella pagina Pagamenti.',
        ],
      },
      {
        heading: 'Abbonamento e disdetta',
        blocks: [
          'I periodi sono mesi di calendario. La pagina Pagamenti mostra il giorno e l’importo del prossimo pagamento. Il prezzo concordato all’acquisto non cambia finché dura l’abbonamento.',
          'Puoi disdire in ogni momento nella pagina Pagamenti, senza motivi. L’accesso dura fino alla fine del periodo pagato, e fino ad allora puoi ritirare la disdetta.',
          'Se il pagamento di un altro periodo non riesce, riproviamo dopo 1, 3 e 5 giorni, con un’e-mail ogni volta. Poi l’abbonamento finisce. Non paghi i giorni senza accesso. Se la banca chiede una conferma o non accetta il pagamento in questo modo, non lo ripetiamo, ma ti scriviamo subito. Ti ricordiamo prima, per e-mail, il pagamento dopo il periodo di prova e il rinnovo annuale.',
        ],
      },
      {
        heading: 'Recesso e rimborso',
        blocks: [
          'Per 14 giorni dall’acquisto puoi recedere dal contratto senza motivi e riavere tutto ciò che hai pagato. Vale anche per ogni pagamento di un abbonamento e per i CV già scaricati. Se il diritto legale di recesso si estingue prima perché il servizio è stato prestato del tutto, rimborsiamo comunque.',
          'Basta il pulsante «Recedi dal contratto qui» nella pagina Pagamenti o in fondo alle pagine del sito (tranne l’editor), anche senza accedere, con il numero d’ordine e l’e-mail. Basta anche una dichiarazione inviata a {{mail}}, per esempio: «Recedo dal contratto di accesso a {{name}}. Data dell’acquisto, nome e cognome, e-mail dell’account». Confermiamo subito la dichiarazione per e-mail. Sei in tempo se la invii prima della scadenza.',
          'Rimborsiamo senza ritardo, al più tardi dopo 14 giorni, con lo stesso mezzo usato per pagare. Con il recesso finisce l’accesso e non viene addebitato altro. Dopo il rimborso emettiamo una nota di rettifica.',
        ],
      },
      {
        heading: 'Reclami',
        blocks: [
          'Rispondiamo della conformità del servizio al contratto secondo la legge polacca sui diritti dei consumatori. Se qualcosa non funziona, scrivi a {{mail}}: che cosa è successo, quando e che cosa ti aspetti. Rispondiamo entro 14 giorni.',
          'In una controversia puoi chiedere aiuto gratuito a un difensore dei consumatori o all’Ispettorato del commercio polacco, che svolge mediazioni. Puoi anche rivolgerti al giudice.',
        ],
      },
      {
        heading: 'Di che cosa non rispondiamo',
        blocks: [
          'Non promettiamo che un CV porti a un colloquio o a un lavoro e non verifichiamo se ciò che scrivi è vero. Non rispondiamo delle offerte sui siti di altre aziende. Nulla in questi termini limita i diritti che ti dà la legge.',
        ],
      },
      {
        heading: 'Modifiche e legge',
        blocks: [
          'Possiamo cambiare i termini quando cambiano la legge, il sito o i modi di pagamento. Chi ha un account lo sa per e-mail almeno 14 giorni prima e può eliminarlo. A un pacchetto in corso si applicano i termini del giorno dell’acquisto.',
          'Si applica la legge polacca. Se vivi in un altro paese, conservi la tutela che le sue norme danno ai consumatori.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Informativa sulla privacy',
    lead: 'Quali dati raccogliamo, perché, per quanto li teniamo e che cosa puoi farne.',
    sections: [
      {
        heading: 'Chi è il titolare',
        blocks: [
          'Il titolare dei dati è {{seller}}, {{address}}, codice fiscale polacco (NIP) {{taxId}}. Per i tuoi dati scrivi a {{mail}}.',
        ],
      },
      {
        heading: 'Quali dati e perché',
        blocks: [
          {
            'CV e foto':
              'Tutto ciò che scrivi e aggiungi. Per preparare, conservare e impaginare il documento (contratto, articolo 6, paragrafo 1, lettera b del GDPR). Decidi tu che cosa indicare; a un CV servono di rado dati su salute o convinzioni.',
            Account:
              'E-mail, nome e cognome, la password come impronta, la lingua e, se accedi con Google, l’identificativo dell’account Google. Per gestire l’account (contratto).',
            'Acquisti e fatture':
              'Nome, e-mail, dati dell’azienda, paese e ciò che lo conferma (il paese dell’indirizzo di rete e del pagamento), pacchetto, importi e date. Per eseguire il contratto e gli obblighi fiscali (articolo 6, paragrafo 1, lettere b e c). Non vediamo mai il numero della carta: lo dai al fornitore di pagamenti.',
            Sicurezza:
              'Sessioni con il nome del browser e un registro degli eventi dell’account, con la rete al posto dell’intero indirizzo IP. Per proteggere gli account e scoprire abusi (legittimo interesse, lettera f).',
            Corrispondenza:
              'Ciò che ci scrivi. Per rispondere e gestire i reclami (legittimo interesse o obbligo legale).',
            'Misurazione delle visite': 'Solo con il tuo consenso (lettera a) e solo dove il sito lo chiede.',
          },
        ],
      },
      {
        heading: 'Per quanto tempo',
        blocks: [
          {
            'CV, foto e PDF finiti':
              'Fino all’eliminazione; nel cestino 30 giorni. Senza account: fino a 90 giorni dall’ultima modifica.',
            Account: 'Finché non viene eliminato.',
            Sessioni:
              'Ricordate: 30 giorni senza uso, al massimo 180 giorni. Altre: un giorno senza uso, al massimo una settimana.',
            'Ordini e fatture':
              '5 anni dalla fine dell’anno in cui l’imposta era dovuta, o 10 anni se hai pagato l’IVA di un altro paese dell’Unione; eliminato l’account, senza legame con esso.',
            'Registro degli eventi': 'Un anno.',
            'Notifiche dei fornitori di pagamento': '30 giorni dall’elaborazione; poi resta solo il loro numero.',
            'Coda delle e-mail': '30 giorni dall’invio, senza il contenuto del messaggio.',
            'Periodi di prova usati':
              'Due anni: hash irreversibili dell’indirizzo e-mail e della carta o del conto PayPal, senza l’account (nostro interesse: una sola prova).',
            Corrispondenza: 'Fino a chiudere la questione e alla prescrizione delle pretese.',
          },
        ],
      },
      {
        heading: 'Chi altro vi accede',
        blocks: [
          'Non vendiamo dati. Li diamo solo a chi rende possibile il servizio:',
          [
            'fornitori di server e posta, che agiscono su nostra istruzione;',
            'fornitori di pagamenti: Stripe se paghi con carta, BLIK o Przelewy24, PayPal se lo scegli;',
            'il registro delle partite IVA della Commissione europea (VIES) se acquisti per un’azienda di un altro paese dell’Unione: solo il numero;',
            'Google, se accedi con Google o acconsenti alla misurazione delle visite;',
            'autorità pubbliche, quando la legge lo impone.',
          ],
          'Stripe, PayPal e Google possono trattare dati fuori dallo Spazio economico europeo, in base a una decisione di adeguatezza della Commissione europea o a clausole contrattuali tipo.',
        ],
      },
      {
        heading: 'I tuoi diritti',
        blocks: [
          [
            'Accesso e portabilità: scarichi una copia di tutti i dati nella pagina dell’account.',
            'Rettifica: CV e nome li cambi tu, il resto noi su richiesta.',
            'Cancellazione: elimini i CV in I miei documenti e l’account nella sua pagina.',
            'Limitazione e opposizione al trattamento basato sul nostro interesse.',
            'Revoca del consenso in ogni momento; ciò che è stato fatto prima resta lecito.',
            'Reclamo al presidente dell’Autorità polacca per la protezione dei dati personali o all’autorità del tuo paese.',
          ],
          'Per un diritto che non ha un pulsante, scrivi a {{mail}}. Rispondiamo entro un mese.',
        ],
      },
      {
        heading: 'Che cosa non facciamo',
        blocks: [
          'Non prendiamo decisioni su di te con soli mezzi automatici, non ti profiliamo e non mostriamo il tuo CV ai selezionatori. Dare i dati è volontario, ma senza e-mail non c’è account e senza dati di fatturazione non c’è acquisto.',
        ],
      },
      {
        heading: 'Come li proteggiamo',
        blocks: [
          'La connessione è cifrata, password e chiavi di sessione sono conservate solo come impronte e a un CV arriva solo il suo proprietario. Il registro tecnico non contiene e-mail, password o indirizzi IP. Di ogni modifica importante scriviamo a chi ha un account.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie e consenso',
    lead: 'Che cosa salviamo nel tuo browser e quando ti chiediamo il permesso.',
    sections: [
      {
        heading: 'Cookie di questo sito',
        blocks: [
          'Il sito imposta solo cookie propri. Nessuno serve alla pubblicità. Con una connessione cifrata i nomi dei primi quattro iniziano con «__Host-».',
          {
            session: 'Ricorda che sei nel tuo account. Fino alla chiusura del browser o fino a 30 giorni senza uso.',
            visitor: 'Lega a questo browser un CV creato senza account. Un anno o finché non accedi.',
            'sign-in': 'Protegge l’accesso con Google. 10 minuti.',
            device:
              'Dimostra che da questo browser è già stato fatto l’accesso al tuo account, perché chi prova a indovinare la tua password non ti blocchi l’entrata. Un anno.',
            language: 'La lingua del sito che hai scelto. Un anno.',
            currency: 'La valuta scelta per i prezzi. Un anno.',
            consent: 'La tua risposta sulla misurazione delle visite. Un anno.',
            timezone: 'Il fuso orario del browser. Un anno.',
            'screen-resolution': 'La risoluzione dello schermo. Un anno.',
          },
        ],
      },
      {
        heading: 'Memoria del browser',
        blocks: [
          'Oltre ai cookie il browser conserva: le modifiche di un CV non ancora salvate (fino al salvataggio o all’uscita), la scelta del tema chiaro o scuro, la scelta di allegare o no i dati del CV al PDF e un messaggio per la pagina successiva (fino alla chiusura della scheda). Se hai acconsentito alla misurazione, il browser ricorda anche i numeri degli ordini già contati.',
        ],
      },
      {
        heading: 'Cookie di altre aziende',
        blocks: [
          'Se paghi con carta, BLIK o Przelewy24, Stripe imposta cookie propri che proteggono dalle frodi. PayPal e Google impostano i loro sulle proprie pagine, se le usi.',
          'Le visite si misurano con il gestore di tag di Google, e solo se il sito ha chiesto e tu hai acconsentito. In quel caso inviamo quali pagine e modelli guardi, cosa cerchi e cosa acquisti, mai il contenuto di un CV, e il tuo indirizzo e-mail quando ti registri o accedi. Senza consenso non si carica nulla e tutto il resto funziona allo stesso modo. Puoi revocarlo; la pagina successiva si apre senza misurazione.',
        ],
      },
      {
        heading: 'Come eliminarli',
        blocks: [
          'Cookie e memoria si eliminano nelle impostazioni del browser. Senza il cookie visitor non si torna a un CV creato senza account. Senza session e visitor il sito non sa di chi è il CV da aprire.',
        ],
      },
    ],
  },
  contact: {
    title: 'Contatti',
    lead: 'Scrivici per e-mail, in polacco o in inglese. Rispondiamo ai reclami entro 14 giorni e alle richieste sui dati entro un mese.',
    sections: [
      {
        heading: 'Che cosa indicare in quale caso',
        blocks: [
          {
            'Pagamento o fattura':
              'Indica l’e-mail dell’account, giorno e importo del pagamento o il numero della fattura. Non inviare mai il numero di una carta.',
            Rimborso:
              'Il modo più rapido è il pulsante «Recedi dal contratto qui» nella pagina Pagamenti o in fondo alle pagine del sito (tranne l’editor). Se non hai il numero d’ordine, indica l’e-mail dell’account e il giorno dell’acquisto.',
            'Disdetta dell’abbonamento':
              'Si fa nella pagina Pagamenti. Se qualcosa non funziona, indica l’e-mail dell’account.',
            'Account e accesso':
              'Indica l’e-mail dell’account e che cosa vedi sullo schermo. Non conosciamo la tua password e non la chiediamo mai.',
            'Un CV o un PDF non va bene':
              'Indica l’indirizzo della pagina del CV, il browser e che cosa dovrebbe essere diverso. Una schermata aiuta.',
            'I tuoi dati': 'Scrivi dall’indirizzo dell’account quale diritto eserciti.',
            'Contenuto illecito': 'Indica l’indirizzo della pagina in cui si trova e il motivo della segnalazione.',
          },
        ],
      },
    ],
  },
};
