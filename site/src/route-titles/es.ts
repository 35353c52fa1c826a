import type { RouteTitles } from './pl.ts';

export const es: RouteTitles = {
  home: {
    title: 'Creador de CV',
    description:
      'Elige una plantilla, escribe tu experiencia y ve al momento las páginas A4 terminadas. Descarga tu CV en un PDF exactamente igual que la vista previa.',
  },
  editor: { title: 'Creador de CV' },
  pricing: { title: 'Precios' },
  payment: { title: 'Pago' },
  thankYou: { title: 'Gracias por tu pago' },
  download: { title: 'Descargar CV' },
  preview: { title: 'Vista previa del CV' },
  myDocuments: { title: 'Mis documentos' },
  login: { title: 'Iniciar sesión', description: 'Inicia sesión para volver a tus CV y descargarlos en PDF.' },
  register: { title: 'Registro', description: 'Crea una cuenta para guardar tus CV y descargarlos en PDF.' },
  account: { title: 'Cuenta' },
  remindPassword: {
    title: 'Restablecer la contraseña',
    description: 'Indique su correo y le enviaremos un enlace para establecer una nueva contraseña.',
  },
  resetPassword: { title: 'Establecer una nueva contraseña' },
  verifyEmail: { title: 'Confirme su dirección de correo' },
  payments: { title: 'Pagos' },
  logout: { title: 'Cerrar sesión' },
  magazine: { title: 'Revista digital' },
  jobOffers: {
    title: 'Ofertas de empleo',
    description: 'Encuentra trabajo por puesto, ciudad y sector, y crea un CV para la oferta que elijas.',
  },
  jobOffer: { title: 'Oferta de empleo' },
  terms: {
    title: 'Términos y condiciones',
    description: 'Las reglas de uso y de compra del acceso: paquetes, suscripción, desistimiento y reclamaciones.',
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué datos recogemos, para qué, cuánto tiempo los guardamos y qué puedes hacer con ellos.',
  },
  cookies: {
    title: 'Cookies y consentimiento',
    description: 'Qué guardamos en tu navegador y cuándo pedimos tu consentimiento.',
  },
  contact: {
    title: 'Contacto',
    description: 'Cómo escribirnos y qué indicar sobre un pago, una cuenta, un CV o tus datos.',
  },
  withdrawal: {
    title: 'Desistimiento del contrato',
    description:
      'Desiste de un contrato en los 14 días siguientes a la compra, sin iniciar sesión: bastan el número de pedido y el correo.',
  },
  notFound: { title: '404 Error' },
};
