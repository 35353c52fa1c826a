import type { AccountMailTexts } from './messages.ts';

export const es: AccountMailTexts = {
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
    body: 'Solo falta confirmar que esta dirección es suya. Hasta entonces solo enviamos a ella facturas, mensajes sobre el contrato y los enlaces que usted pida.',
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
  accountDeleted: {
    subject: (site) => `Su cuenta en ${site} se ha eliminado`,
    body: 'Sus CV, fotos y archivos descargados se han eliminado. Esto no se puede deshacer.',
    invoices: 'Conservamos las facturas durante el tiempo que exige la ley fiscal.',
  },
};
