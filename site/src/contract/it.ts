import type { ConsentText, ContractDocumentText, PeriodText, WithdrawalText } from './contract-texts.ts';

export const consent: ConsentText = {
  immediate:
    'Desidero che l’accesso inizi subito, prima che siano trascorsi i 14 giorni previsti per il recesso dal contratto. So che, una volta eseguito completamente il servizio, il diritto di recesso previsto dalla legge si estingue; la garanzia di rimborso di 14 giorni vale indipendentemente da ciò.',
  renewal:
    'Accetto che sulla carta o sul conto PayPal scelto, oppure tramite BLIK, vengano addebitati {{amount}} {{every}} dal {{date}}, finché non disdico nella pagina Pagamenti.',
};

export const every: PeriodText = { month: 'ogni mese', year: 'ogni anno', months: 'ogni {{months}} mesi' };

export const withdrawal: WithdrawalText = {
  here: 'Recedi dal contratto qui',
  confirm: 'Conferma recesso',
  statement: 'Recedo dal contratto di accesso a {{site}}, ordine {{order}}.',
};

export const contractDocument: ContractDocumentText = {
  fileName: 'contratto',
  title: 'Conferma del contratto',
  order: 'Numero d’ordine',
  concluded: 'Contratto concluso',
  package: 'Pacchetto',
  price: 'Pagato alla conclusione',
  access: 'Accesso fino al',
  renewal: 'Rinnovo',
  renewalFacts: '{{amount}} {{every}} dal {{date}}, finché non disdici nella pagina Pagamenti',
  buyer: 'Acquirente',
  seller: 'Venditore',
  consent: 'Consenso dato con l’acquisto',
  given: 'Dato {{at}}. Versione del testo: {{version}}.',
  right: 'Diritto di recesso',
  until: 'Puoi recedere da questo contratto senza motivazione fino alla fine del {{day}}.',
  ways: 'Puoi farlo senza accedere all’indirizzo {{url}}, con il numero d’ordine e l’indirizzo e-mail. Puoi anche inviare il modulo qui sotto, o un’altra dichiarazione esplicita, a {{mail}}.',
  modelForm: {
    title: 'Modulo di recesso tipo',
    lead: '(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)',
    lines: [
      'Destinatario: {{seller}}, {{address}}, {{mail}}',
      'Con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di prestazione del seguente servizio: accesso a {{name}}',
      'Ordinato il: …',
      'Nome del/dei consumatore(i): …',
      'Indirizzo del/dei consumatore(i): …',
      'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea): …',
      'Data: …',
    ],
    foot: '(*) Cancellare la dicitura inutile.',
  },
};
