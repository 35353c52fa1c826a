import type { BillingMailTexts } from './messages.ts';

export const es: BillingMailTexts = {
  receipt: {
    subject: (number) => `Recibo y factura ${number}`,
    body: (item) => `Gracias por su pago: ${item}. Su acceso ya está activo y la factura va adjunta.`,
    consent: (date) =>
      `El ${date} pidió que el servicio empezara de inmediato, antes de que terminaran los 14 días para desistir del contrato.`,
    withdrawal: (contactMail) => `Dentro de 14 días puede desistir del contrato: escriba a ${contactMail}.`,
    paid: ({ amount, until }) => `Importe pagado: ${amount}. Su acceso dura hasta el ${until}.`,
  },
  refund: {
    subject: (number) => `Reembolso y factura rectificativa ${number}`,
    body: (amount) => `Hemos devuelto ${amount}. La factura rectificativa va adjunta.`,
    when: 'El dinero vuelve por la misma vía, normalmente en 5 a 10 días laborables.',
  },
  subscription: {
    action: 'Ir a los pagos',
    'trial-started': (p) => [
      `Tu prueba dura hasta el ${p.day}`,
      `Hasta el ${p.day} todo es gratis. Ese día cobraremos ${p.amount} (${p.method}) y desde entonces la suscripción se renueva.`,
      'Puedes cancelar cuando quieras en la página Pagos: entonces no cobraremos nada.',
    ],
    'payment-failed': (p) => [
      'Un pago de tu suscripción ha fallado',
      `No se ha podido cobrar ${p.amount} (${p.method}).`,
      `Lo intentaremos de nuevo el ${p.day}. En la página Pagos también puedes pagar ya o poner otra tarjeta. Hasta entonces el acceso está en pausa.`,
    ],
    cancelled: (p) => [
      'Tu suscripción se ha cancelado',
      `No cobraremos nada más. El acceso dura hasta el ${p.day}.`,
      'Hasta ese día puedes reanudar la suscripción en la página Pagos.',
    ],
    ended: (p) => [
      'Tu suscripción ha terminado',
      `El pago de ${p.amount} ha fallado varias veces, así que la suscripción ha terminado. No cobraremos nada más.`,
      'Tus documentos te esperan. Puedes volver cuando quieras.',
    ],
  },
};
