import type { MailMessages } from './messages.ts';

export const es: MailMessages = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  footer: (site, contactMail) => `Este mensaje lo envía ${site}. ¿Alguna pregunta? Escriba a ${contactMail}`,
  welcome: {
    subject: (site) => `Le damos la bienvenida a ${site}`,
    body: [
      'Su cuenta está lista. Todo lo que ha escrito hasta ahora le espera en sus documentos.',
      'Elija una plantilla, complete las secciones y descargue su CV en PDF cuando esté listo.',
    ],
    action: 'Abrir mis documentos',
  },
  verification: {
    subject: 'Confirme su dirección de correo',
    body: 'Solo falta confirmar que esta dirección es suya. Hasta entonces solo enviamos a ella facturas y los enlaces que usted pida.',
    action: 'Confirmar dirección',
    expires: 'El enlace funciona durante 7 días y una sola vez. Ábralo donde inicia sesión en su cuenta.',
    ignore: 'Si no ha creado usted la cuenta, no tiene que hacer nada.',
  },
  passwordReset: {
    subject: 'Establezca una nueva contraseña',
    body: 'Alguien, probablemente usted, ha pedido establecer una nueva contraseña para esta cuenta.',
    action: 'Establecer una nueva contraseña',
    expires: 'El enlace funciona durante una hora y una sola vez.',
    ignore: 'Si no ha sido usted, no tiene que hacer nada: la contraseña no cambia.',
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    body: 'La contraseña de su cuenta acaba de cambiar. En todos los dispositivos hay que volver a iniciar sesión.',
    otherwise: 'Si no ha sido usted, establezca enseguida una nueva contraseña y escríbanos.',
    action: 'Establecer una nueva contraseña',
  },
  googleLinked: {
    subject: 'Se ha activado el acceso con Google',
    body: 'Ahora se puede entrar en su cuenta con Google.',
    passwordGone:
      'Nadie había confirmado antes que esta dirección fuera suya, por lo que la contraseña anterior ya no funciona. Puede establecer una nueva en cualquier momento con «He olvidado mi contraseña».',
    otherwise: 'Si no ha sido usted, escríbanos.',
    action: 'Abrir los ajustes de la cuenta',
  },
  receipt: {
    subject: (number) => `Recibo y factura ${number}`,
    body: (item) => `Gracias por su pago: ${item}. Su acceso ya está activo y la factura va adjunta.`,
    consent: (date) =>
      `El ${date} pidió que el servicio empezara de inmediato, antes de que terminaran los 14 días para desistir del contrato.`,
    withdrawal: (contactMail) => `Dentro de 14 días puede desistir del contrato: escriba a ${contactMail}.`,
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
  accountDeleted: {
    subject: (site) => `Su cuenta en ${site} se ha eliminado`,
    body: 'Sus CV, fotos y archivos descargados se han eliminado. Esto no se puede deshacer.',
    invoices: 'Conservamos las facturas durante el tiempo que exige la ley fiscal.',
  },
};
