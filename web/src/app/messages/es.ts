import type { Messages } from './pl.ts';

export const es: Messages = {
  loading: 'Cargando contenido...',
  skipToContent: 'Ir al contenido',
  notifications: 'Notificaciones',
  closeNotification: 'Cerrar la notificación',
  menu: {
    main: 'Menú principal',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    creator: 'Crear CV',
    magazine: 'Revista digital+',
    documents: 'Mis documentos',
    payments: 'Pagos',
    profile: 'Perfil',
    login: 'Iniciar sesión',
    logout: 'Cerrar sesión',
    language: 'Idioma del sitio',
    toDark: 'Activar el tema oscuro',
    toLight: 'Activar el tema claro',
  },
  guard: {
    verifying: 'Verificando la cuenta',
    success: 'Correcto',
    paymentNeeded: 'Se requiere un pago',
  },
  consent: {
    title: 'Medición de visitas',
    question:
      'Nos gustaría saber cómo usa el sitio para mejorarlo. El consentimiento es voluntario y sin él todo funciona igual.',
    no: 'No acepto',
    yes: 'Acepto',
    change: 'Consentimiento de medición',
  },
  home: {
    title: 'Un CV que causa una buena primera impresión',
    lead: 'Elige una plantilla, escribe tu experiencia y ve al momento las páginas A4 terminadas. El PDF que descargas es exactamente igual que la vista previa.',
    choose: 'Elegir plantilla',
    facts: {
      free: 'Empieza sin crear una cuenta',
      exact: 'Un PDF idéntico a la vista previa',
      readable: 'Legible para los sistemas de selección',
    },
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección haya cambiado o tenga una errata.',
    home: 'Crear mi CV',
  },
  failure: {
    title: 'Algo ha salido mal',
    text: 'Tu CV está a salvo. Recarga la página y, si no se arregla, escríbenos: {{mail}}.',
    offline: 'No se ha podido conectar con el servidor. Comprueba tu conexión a internet e inténtalo de nuevo.',
    offlineTitle: 'Sin conexión',
    offlineText: 'Tu CV está a salvo. La página se abrirá sola cuando vuelva la conexión.',
    reload: 'Recargar la página',
    retry: 'Intentar de nuevo',
  },
  footer: {
    promise: 'Un CV maquetado una vez, igual en todas partes.',
    contact: 'Contacto',
    product: 'Producto',
    help: 'Ayuda',
    pick: 'Plantillas de CV',
  },
  print: 'Para obtener el CV en páginas A4, descárgalo en PDF: {{address}}',
};
