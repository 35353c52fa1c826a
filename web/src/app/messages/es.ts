import { withdrawal } from '@kreda/site/contract/es';
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
    jobs: 'Ofertas de empleo',
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
  notFound: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección haya cambiado o tenga una errata.',
    home: 'Crear mi CV',
    elsewhere: 'Otros lugares del sitio',
  },
  failure: {
    title: 'Algo ha salido mal',
    text: 'Tu CV está a salvo. Recarga la página y, si no se arregla, escríbenos: {{mail}}.',
    offline: 'No se ha podido conectar con el servidor. Comprueba tu conexión a internet e inténtalo de nuevo.',
    unavailable:
      'El servicio no está disponible por el momento. Lo que escribes en un CV se queda en este navegador. La página se abrirá sola cuando vuelva el servicio.',
    offlineTitle: 'Sin conexión',
    offlineText: 'Tu CV está a salvo. La página se abrirá sola cuando vuelva la conexión.',
    reload: 'Recargar la página',
    retry: 'Intentar de nuevo',
  },
  footer: {
    promise: 'Tu CV, exactamente como lo ves.',
    contact: 'Contacto',
    product: 'Producto',
    help: 'Ayuda',
    prices: 'Precios',
    account: 'Tu cuenta',
    settings: 'Cuenta y ajustes',
    questions: 'Preguntas y respuestas',
    legal: 'Legal',
    withdraw: withdrawal.here,
  },
  print: 'Para imprimir el CV, descárgalo en PDF: {{address}}',
};
