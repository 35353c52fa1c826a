import type { ConsentText, ContractDocumentText, PeriodText, WithdrawalText } from './contract-texts.ts';

export const consent: ConsentText = {
  immediate:
    'Quiero que el acceso comience de inmediato, antes de que transcurran los 14 días para desistir del contrato. Sé que, una vez ejecutado por completo el servicio, se extingue el derecho legal de desistimiento; la garantía de reembolso de 14 días se aplica con independencia de ello.',
  renewal:
    'Acepto que se carguen {{amount}} {{every}} desde el {{date}} en la tarjeta o la cuenta de PayPal elegida, o por BLIK, hasta que cancele en la página Pagos.',
};

export const every: PeriodText = { month: 'cada mes', year: 'cada año', months: 'cada {{months}} meses' };

export const withdrawal: WithdrawalText = {
  here: 'Desistir del contrato aquí',
  confirm: 'Confirmar desistimiento',
  statement: 'Desisto del contrato de acceso a {{site}}, pedido {{order}}.',
};

export const contractDocument: ContractDocumentText = {
  fileName: 'contrato',
  title: 'Confirmación del contrato',
  order: 'Número de pedido',
  concluded: 'Contrato celebrado',
  package: 'Paquete',
  price: 'Precio pagado al celebrarlo',
  access: 'Acceso hasta',
  renewal: 'Renovación',
  renewalFacts: '{{amount}} {{every}} desde el {{date}}, hasta que canceles en la página Pagos',
  buyer: 'Comprador',
  seller: 'Vendedor',
  consent: 'Consentimiento dado con la compra',
  given: 'Dado {{at}}. Versión del texto: {{version}}.',
  right: 'Derecho de desistimiento',
  until: 'Puedes desistir de este contrato sin dar motivos hasta el final del {{day}}.',
  ways: 'Puedes hacerlo sin iniciar sesión en {{url}}, con el número de pedido y tu correo electrónico. También puedes enviar el formulario siguiente, u otra declaración inequívoca, a {{mail}}.',
  modelForm: {
    title: 'Modelo de formulario de desistimiento',
    lead: '(solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)',
    lines: [
      'A la atención de: {{seller}}, {{address}}, {{mail}}',
      'Por la presente le comunico/comunicamos (*) que desisto/desistimos (*) de mi/nuestro (*) contrato de prestación del siguiente servicio: acceso a {{name}}',
      'Pedido el: …',
      'Nombre del consumidor o consumidores: …',
      'Domicilio del consumidor o consumidores: …',
      'Firma del consumidor o consumidores (solo si el presente formulario se presenta en papel): …',
      'Fecha: …',
    ],
    foot: '(*) Táchese lo que no proceda.',
  },
};
