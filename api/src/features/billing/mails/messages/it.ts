import type { BillingMailTexts } from './messages.ts';

export const it: BillingMailTexts = {
  receipt: {
    subject: (number) => `Ricevuta e fattura ${number}`,
    body: (item) => `Grazie per il pagamento: ${item}. Il suo accesso è attivo e la fattura è allegata.`,
    consent: (date) =>
      `Il ${date} ha chiesto che il servizio iniziasse subito, prima dei 14 giorni per recedere dal contratto.`,
    withdrawal: ({ until, url, order }) =>
      `Fino al ${until} puoi recedere dal contratto senza accedere e senza motivazione: ${url} (numero d’ordine ${order}).`,
    contract:
      'Il secondo allegato conferma il contratto: le sue condizioni, il testo del tuo consenso e il modulo di recesso tipo.',
    paid: ({ amount, until }) => `Importo pagato: ${amount}. Il suo accesso dura fino al ${until}.`,
  },
  contract: {
    subject: (order) => `Conferma del contratto, ordine ${order}`,
    body: (item) =>
      `Confermiamo il contratto: ${item}. In allegato trovi le sue condizioni, il testo del tuo consenso e il modulo di recesso tipo.`,
  },
  withdrawal: {
    subject: (order) => `Conferma del tuo recesso, ordine ${order}`,
    received: (at) => `Abbiamo ricevuto il tuo recesso dal contratto: ${at}.`,
    quote: ({ statement, name, email }) =>
      `La dichiarazione: «${statement}» Nome: ${name}. Indirizzo e-mail: ${email}.`,
    owed: ({ amount, until }) =>
      `Rimborseremo ${amount} con lo stesso mezzo usato per pagare, al più tardi entro il ${until}. Il contratto è finito, quindi anche l’accesso, e non verrà addebitato altro.`,
    nothing:
      'Non è stato pagato nulla, quindi non c’è nulla da rimborsare. Il contratto è finito, quindi anche l’accesso, e non verrà addebitato nulla.',
    keep: 'Conserva questo messaggio: conferma contenuto, giorno e ora del recesso.',
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
    'trial-ending': (p) => [
      `Il periodo di prova finisce il ${p.day}`,
      `Il ${p.day} addebiteremo il primo pagamento, ${p.amount} (${p.method}), e l’abbonamento inizierà a rinnovarsi.`,
      'Se non vuoi pagare, disdici prima di quel giorno nella pagina Pagamenti: allora non addebiteremo nulla.',
    ],
    'renewal-soon': (p) => [
      `L’abbonamento si rinnova il ${p.day}`,
      `Il ${p.day} addebiteremo ${p.amount} (${p.method}) per il periodo successivo.`,
      'Se non vuoi rinnovarlo, disdici prima di quel giorno nella pagina Pagamenti. L’accesso dura allora fino alla fine del periodo pagato.',
    ],
    'payment-needs-bank': (p) => [
      'Conferma il pagamento dell’abbonamento',
      `La tua banca o PayPal ti chiede di confermare il pagamento di ${p.amount} (${p.method}). Non possiamo farlo per te, quindi non lo ripeteremo.`,
      `Paga e confermalo nella pagina Pagamenti entro il ${p.day}: l’accesso torna subito. Dopo quel giorno l’abbonamento finisce.`,
    ],
    'payment-needs-method': (p) => [
      'L’abbonamento ha bisogno di un’altra carta',
      `Non è stato possibile addebitare ${p.amount} (${p.method}) e riprovare non serve: la banca non accetterà il pagamento in questo modo.`,
      `Paga con un’altra carta o in un altro modo nella pagina Pagamenti entro il ${p.day}: l’accesso torna subito. Dopo quel giorno l’abbonamento finisce.`,
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
      `Il pagamento di ${p.amount} non è riuscito, perciò l’abbonamento è terminato. Non addebiteremo altro.`,
      'I tuoi documenti ti aspettano. Puoi tornare quando vuoi.',
    ],
  },
};
