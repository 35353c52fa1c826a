import type { BillingMailTexts } from './messages.ts';

export const es: BillingMailTexts = {
  receipt: {
    subject: (number) => `Recibo y factura ${number}`,
    body: (item) => `Gracias por su pago: ${item}. Su acceso ya está activo y la factura va adjunta.`,
    consent: (date) =>
      `El ${date} pidió que el servicio empezara de inmediato, antes de que terminaran los 14 días para desistir del contrato.`,
    withdrawal: ({ until, url, order }) =>
      `Hasta el ${until} puedes desistir del contrato sin iniciar sesión y sin dar motivos: ${url} (número de pedido ${order}).`,
    contract:
      'El segundo adjunto confirma el contrato: sus condiciones, el texto de tu consentimiento y el modelo de formulario de desistimiento.',
    paid: ({ amount, until }) => `Importe pagado: ${amount}. Su acceso dura hasta el ${until}.`,
  },
  contract: {
    subject: (order) => `Confirmación de tu contrato, pedido ${order}`,
    body: (item) =>
      `Confirmamos el contrato: ${item}. Adjuntamos sus condiciones, el texto de tu consentimiento y el modelo de formulario de desistimiento.`,
  },
  withdrawal: {
    subject: (order) => `Acuse de recibo de tu desistimiento, pedido ${order}`,
    received: (at) => `Hemos recibido tu desistimiento del contrato: ${at}.`,
    quote: ({ statement, name, email }) =>
      `La declaración: «${statement}» Nombre: ${name}. Correo electrónico: ${email}.`,
    owed: ({ amount, until }) =>
      `Reembolsaremos ${amount} por la misma vía por la que se pagó, a más tardar el ${until}. El contrato ha terminado, así que el acceso también, y no se cobrará nada más.`,
    nothing:
      'No se pagó nada, así que no hay nada que reembolsar. El contrato ha terminado, así que el acceso también, y no se cobrará nada.',
    keep: 'Guarda este mensaje: confirma el contenido, el día y la hora del desistimiento.',
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
    'trial-ending': (p) => [
      `Tu periodo de prueba termina el ${p.day}`,
      `El ${p.day} cobraremos el primer pago, ${p.amount} (${p.method}), y la suscripción empezará a renovarse.`,
      'Si no quieres pagar, cancela antes de ese día en la página Pagos: entonces no cobraremos nada.',
    ],
    'renewal-soon': (p) => [
      `Tu suscripción se renueva el ${p.day}`,
      `El ${p.day} cobraremos ${p.amount} (${p.method}) por el próximo periodo.`,
      'Si no quieres renovarla, cancela antes de ese día en la página Pagos. El acceso dura entonces hasta el final del periodo pagado.',
    ],
    'payment-needs-bank': (p) => [
      'Confirma el pago de tu suscripción',
      `Tu banco o PayPal te pide que confirmes el pago de ${p.amount} (${p.method}). No podemos hacerlo por ti, así que no lo repetiremos.`,
      `Paga y confírmalo en la página Pagos hasta el ${p.day}: el acceso vuelve de inmediato. Después de ese día la suscripción termina.`,
    ],
    'payment-needs-method': (p) => [
      'Tu suscripción necesita otra tarjeta',
      `No se han podido cobrar ${p.amount} (${p.method}) y repetirlo no sirve: el banco no aceptará el pago de este modo.`,
      `Paga con otra tarjeta o de otra forma en la página Pagos hasta el ${p.day}: el acceso vuelve de inmediato. Después de ese día la suscripción termina.`,
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
      `El pago de ${p.amount} ha fallado, así que la suscripción ha terminado. No cobraremos nada más.`,
      'Tus documentos te esperan. Puedes volver cuando quieras.',
    ],
  },
};
