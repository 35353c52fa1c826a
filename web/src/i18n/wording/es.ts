import type { Wording } from './pl.ts';

export const es: Wording = {
  'Selecting a value is required': 'Tienes que elegir un valor',
  'Phone required': 'El teléfono es obligatorio',
  'The phone must have at least # characters': 'El teléfono debe tener al menos # caracteres',
  'Date selection required': 'Tienes que elegir una fecha',
  'The end date is earlier than the start date': 'La fecha de fin es anterior a la fecha de inicio',
  'You must enter your email': 'Escribe tu correo electrónico',
  'Email is invalid': 'El correo electrónico no es válido',
  'Password is required': 'La contraseña es obligatoria',
  'Password is too short': 'La contraseña es demasiado corta',
  'Password is too long': 'La contraseña es demasiado larga',
  'Passwords are not the same': 'Las contraseñas no coinciden',
  'You must enter a name': 'Escribe tu nombre y apellidos',
  'Fix errors': 'Corrige los errores',
  'Fix form': 'Corrige el formulario',
  'Image cannot be larger than #mb': 'La imagen no puede superar los # MB',
  'The picture has too many pixels. Make it smaller or save it as a JPEG':
    'La imagen tiene demasiados píxeles. Redúcela o guárdala como JPEG',
  'Many photos are arriving right now. Try again in a moment':
    'Ahora mismo están llegando muchas fotos. Inténtalo de nuevo en un momento',
  'Too many photos. Try again in a few minutes': 'Demasiadas fotos. Inténtalo de nuevo dentro de unos minutos',
  'Too many photos without an account. Log in or try again in an hour':
    'Demasiadas fotos sin cuenta. Inicia sesión o inténtalo de nuevo dentro de una hora',
  'The file can have at most # keys and list entries':
    'El archivo puede tener como máximo # claves y elementos de lista',
  'The file can have at most # lines of text': 'El archivo puede tener como máximo # líneas de texto',
  'The file can be nested at most # levels deep': 'El archivo puede tener como máximo # niveles de anidamiento',
  'Failed to log in. Check your login and/or password':
    'No se ha podido iniciar sesión. Comprueba tu usuario y/o contraseña',
  'A user with this login already exists in the system':
    'Ya existe una cuenta con este nombre de usuario en el sistema',
  'An error occurred. Try again': 'Se ha producido un error. Inténtalo de nuevo',
  Code: 'Código',
  'We need to verify your card': 'Tenemos que verificar tu tarjeta',
  'Active payment not found. Check if you have funds in your account and try again':
    'No se ha encontrado un pago activo. Comprueba si tienes fondos en la cuenta e inténtalo de nuevo',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Tienes que elegir un paquete. Enseguida pasarás a los precios',
  'You do not have permission to download your CV': 'No tienes permiso para descargar tu CV',
  'Your CV is still empty. Fill it in before downloading it':
    'Tu CV todavía está vacío. Complétalo antes de descargarlo',
  'Too many downloads. Try again in a few minutes': 'Demasiadas descargas. Inténtalo de nuevo dentro de unos minutos',
  'Too many new CVs in a short time. Try again later':
    'Demasiados CV nuevos en poco tiempo. Inténtalo de nuevo más tarde',
  'Without an account there can be at most # CVs, those in the trash included. Register to make more':
    'Sin una cuenta puedes tener como máximo # CV, incluidos los de la papelera. Regístrate para crear más',
  'Two of your downloads are running already. Try again when one has finished':
    'Ya tienes dos descargas en curso. Inténtalo de nuevo cuando termine una',
  'The date must be in # or later': 'La fecha debe ser de # o posterior',
  'The template has no such version': 'La plantilla no tiene esa versión',
  'A CV can have at most # characters': 'Un CV puede tener como máximo # caracteres',
  'A CV can have at most # pages': 'Un CV puede tener como máximo # páginas',
  'page #: it takes too long to draw': 'página #: tarda demasiado en dibujarse',
  'page #: checksum does not match': 'página #: la suma de comprobación no coincide',
  'The pages are too large': 'Las páginas son demasiado grandes',
  'CV does not exist': 'El CV no existe',
  'You must be logged in': 'Tienes que iniciar sesión',
  'No permissions': 'No tienes permisos',
  'The name can have at most # characters': 'El nombre puede tener como máximo # caracteres',
  'The text can have at most # characters': 'El texto puede tener como máximo # caracteres',
  'The text contains characters that cannot be printed': 'El texto contiene caracteres que no se pueden imprimir',
  'The payment was successful. You will soon be redirected to download your CV':
    'El pago se ha realizado correctamente. Enseguida pasarás a la descarga de tu CV',
  'Too many attempts. Try again in a moment': 'Demasiados intentos. Inténtalo de nuevo dentro de un momento',
  'The payment provider is not responding. Try again in a few minutes':
    'El proveedor de pagos no responde. Inténtalo de nuevo en unos minutos',
  'The service is temporarily unavailable. Try again':
    'El servicio no está disponible temporalmente. Inténtalo de nuevo',
  'The request is too large': 'La solicitud es demasiado grande',
  'This kind of content is not supported': 'Este tipo de contenido no es compatible',
  'This password is easy to guess. Choose another': 'Esta contraseña es fácil de adivinar. Elija otra',
  'The password is not right': 'La contraseña no es correcta',
  'Log in again to confirm that it is you': 'Inicie sesión de nuevo para confirmar que es usted',
  'The link has expired or is invalid': 'El enlace ha caducado o no es válido',
  'If the email address was correct, a password reset link was sent to the provided email address':
    'Si la dirección de correo era correcta, se ha enviado a ella un enlace para restablecer la contraseña',
  'The password has been changed': 'La contraseña se ha cambiado',
  'The field is required': 'Este campo es obligatorio',
  'The tax number (NIP) is not right': 'El número fiscal (NIP) no es correcto',
  'The 14 days for withdrawing from the contract are over': 'Los 14 días para desistir del contrato ya han pasado',
  'Voucher activation failed': 'No se ha podido activar el código de descuento',
  'You already have a subscription. Manage it on the Payments page':
    'Ya tienes una suscripción. La gestionas en la página Pagos',
  'You have used your trial already. Choose another package': 'Ya has usado tu periodo de prueba. Elige otro paquete',
  'The payment is being processed. Try again in a moment':
    'El pago se está procesando. Inténtalo de nuevo en un momento',
  'Another payment of yours is being opened. Try again in a moment':
    'Se está abriendo otro pago suyo. Inténtelo de nuevo en un momento',
  'Your order has just changed. Try again in a moment': 'Su pedido acaba de cambiar. Inténtelo de nuevo en un momento',
  'Too many payments were opened. Try again in a few minutes':
    'Se han abierto demasiados pagos. Inténtelo de nuevo en unos minutos',
  'The link was sent several times today. Look among spam, too, or try again tomorrow':
    'El enlace se ha enviado varias veces hoy. Revise también el spam o inténtelo mañana',
  'There is no running subscription': 'No tienes ninguna suscripción activa',
  'There is nothing to pay': 'No hay nada que pagar',
  'This way of paying is not available': 'Esta forma de pago no está disponible',
  'Cannot cancel subscription': 'No se puede cancelar la suscripción',
  'The refund is larger than what is left': 'El reembolso es mayor que lo que queda',
  'Not found': 'No se ha encontrado',
};
