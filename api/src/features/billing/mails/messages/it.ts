import type { BillingMailTexts } from './messages.ts';

export const it: BillingMailTexts = {
  receipt: {
    subject: (number) => `Ricevuta e fattura ${number}`,
    body: (item) => `Grazie per il pagamento: ${item}. Il suo accesso è attivo e la fattura è allegata.`,
    consent: (date) =>
      `Il ${date} ha chiesto che il servizio iniziasse subito, prima dei 14 giorni per recedere dal contratto.`,
    withdrawal: (contactMail) => `Entro 14 giorni può recedere dal contratto: scriva a ${contactMail}.`,
    paid: ({ amount, until }) => `Importo pagato: ${amount}. Il suo accesso dura fino al ${until}.`,
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
};
