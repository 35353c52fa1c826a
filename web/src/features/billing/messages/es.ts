import type { Messages } from './pl.ts';

export const es: Messages = {
  pricing: {
    title: 'Elige un paquete y descarga tu CV',
    lead: 'Pagas una sola vez, con tarjeta. Ningún paquete de pago único se renueva por sí solo.',
    loading: 'Cargando precios...',
    recommended: 'El más elegido',
    savings: 'Ahorras un {{percent}}\u00a0%',
    whatYouGet: 'Qué incluye',
    choose: 'Elegir paquete',
    chooseNamed: 'Elegir el paquete {{name}}',
    gross: 'precio final, IVA incluido',
    byCard: 'Pago seguro con tarjeta',
    empty: 'En este momento no hay paquetes a la venta.',
    back: 'Volver al CV',
  },
  payment: {
    title: 'Pago con tarjeta',
    loading: 'Cargando el pago...',
    fullName: 'Nombre y apellidos',
    email: 'Correo electrónico',
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    expiryPlaceholder: 'MM / AA',
    cvc: 'Código CVC',
    pay: 'Pagar {{amount}}',
    paying: 'Procesando el pago...',
    yourPackage: 'Tu paquete',
    change: 'Cambiar paquete',
    total: 'Total a pagar',
    vat: 'El precio incluye un 23\u00a0% de IVA.',
    back: 'Volver a los precios',
    consent:
      'Quiero que el acceso comience de inmediato, antes de que transcurran los 14 días para desistir del contrato. Sé que, una vez ejecutado por completo el servicio, se extingue el derecho legal de desistimiento; la garantía de reembolso de 14 días se aplica con independencia de ello.',
    consentRequired: 'Sin este consentimiento no podemos darte acceso inmediato a la descarga',
    terms: 'Al pagar, aceptas las {{terms}} y confirmas que has leído la {{privacy}}.',
    termsLink: 'condiciones de compra',
    privacyLink: 'política de privacidad',
    test: 'Pagos de prueba: no se cobrará nada. Usa la tarjeta 4242 4242 4242 4242, cualquier fecha futura y cualquier CVC.',
    mustLogIn: 'Tienes que iniciar sesión',
    goingToPricing: 'Ir a los precios ahora',
    noProvider: 'No se ha podido conectar con el proveedor de pagos. Inténtalo de nuevo.',
  },
  trust: {
    safe: {
      title: 'Transacción segura',
      text: 'Los datos de la tarjeta van directamente al proveedor de pagos por una conexión cifrada.',
    },
    data: { title: 'Protección de datos', text: 'No guardamos el número de tu tarjeta y solo tú puedes ver tu CV.' },
    freedom: { title: 'Tú decides', text: 'Es un pago único: nada se renovará sin que lo sepas.' },
    guarantee: {
      title: '14 días de garantía',
      text: 'En los 14 días siguientes a la compra puedes desistir y recibir un reembolso.',
    },
  },
  cardError: {
    incompleteNumber: 'El número de tarjeta está incompleto',
    incorrectNumber: 'El número de tarjeta no es válido',
    incompleteExpiry: 'La fecha de caducidad está incompleta',
    expired: 'La tarjeta ha caducado',
    incompleteCvc: 'El código CVC está incompleto',
    incorrectCvc: 'El código CVC no es correcto',
    insufficientFunds: 'La tarjeta no tiene fondos suficientes. Usa otra tarjeta o inténtalo de nuevo',
    declined: 'El banco ha rechazado la tarjeta. Usa otra tarjeta o ponte en contacto con tu banco',
    processing: 'Se ha producido un error al procesar la tarjeta. Inténtalo de nuevo',
    authentication: 'El banco no ha confirmado el pago. Inténtalo de nuevo o usa otra tarjeta',
    unknown: 'Se ha producido un error. Inténtalo de nuevo',
  },
  legal: {
    close: 'Cerrar',
    contact: 'Preguntas y reclamaciones: {{mail}}. Respondemos en un plazo de 14 días.',
    terms: {
      title: 'Condiciones de compra',
      access:
        'Compras el acceso a la descarga de tus CV en PDF durante el tiempo indicado en el paquete. El acceso comienza inmediatamente después del pago.',
      price: 'El precio es final e incluye el IVA. El pago es único y no se renueva.',
      withdraw:
        'En los 14 días siguientes a la compra puedes desistir del contrato y recibir un reembolso. Escribe a la dirección indicada abajo.',
    },
    privacy: {
      title: 'Política de privacidad',
      purpose: 'Tus datos sirven para mantener tu cuenta, preparar tu CV y gestionar los pagos. No los vendemos.',
      card: 'El proveedor de pagos trata los datos de la tarjeta; a nosotros solo nos llega si el pago se ha realizado o no.',
      rights:
        'Puedes solicitar el acceso a tus datos, su rectificación o su supresión. Puedes eliminar un CV en cualquier momento en «Mis documentos».',
    },
  },
};
