import type { Messages } from './pl.ts';

export const es: Messages = {
  hero: {
    title: 'Un CV que causa una buena primera impresión',
    lead: 'Escribe tu nombre y tu profesión, y una página A4 de verdad se compone al momento. El PDF que descargas es exactamente igual que la vista previa.',
    start: 'Elegir plantilla',
    name: 'Nombre y apellidos',
    profession: 'Puesto o profesión',
    contact: 'Contacto',
    next: 'Siguiente',
    bring: '¿Ya tienes un CV? Impórtalo',
    template: 'Plantilla',
    picture: 'Una página de CV en la plantilla elegida',
    page: 'Página A4',
    software: 'Lo que lee el software',
    read: 'Esto es lo que nuestro programa ha leído en el texto de estas páginas:',
    failed: 'No se ha podido cargar la vista en directo. Puedes seguir: no se pierde nada.',
    facts: {
      free: 'Empieza sin crear una cuenta',
      exact: 'Un PDF idéntico a la vista previa',
      readable: 'Legible para los sistemas de selección',
    },
  },
  forJob: {
    title: 'CV para: {{profession}}',
    lead: 'Elige una plantilla. Nosotros escribimos el puesto; el resto lo completas paso a paso.',
  },
  templates: {
    title: 'Elegir plantilla',
    lead: 'Haz clic en una plantilla y el editor se abre al momento. Puedes cambiar plantilla, colores y fuentes cuando quieras.',
  },
  steps: {
    title: 'Cómo funciona',
    pick: {
      title: 'Eliges una plantilla',
      text: 'Sin cuenta y sin dar tu correo.',
    },
    write: {
      title: 'Escribes tus datos',
      text: 'Paso a paso, con sugerencias. Las páginas A4 están al lado y cambian con cada letra.',
    },
    adjust: {
      title: 'Ajustas el aspecto',
      text: 'Colores, fuentes, orden de las secciones y foto. También puedes hacer que todo quepa en una página.',
    },
    download: {
      title: 'Descargas el PDF',
      text: 'Ahora necesitas una cuenta y un paquete. El CV se queda en tus documentos, listo para el próximo cambio.',
    },
  },
  different: {
    title: 'Qué nos distingue',
    preview: {
      title: 'La vista previa es el documento',
      text: 'El CV se maqueta una vez y las mismas páginas van a la pantalla y al archivo. Nada se mueve al descargar.',
    },
    readable: {
      title: 'Texto de verdad',
      text: 'El PDF lleva el texto en orden de lectura, con títulos y listas marcados. Lo leen los programas de selección y los lectores de pantalla, y puedes comprobar antes qué verán.',
    },
    languages: {
      title: '11 idiomas',
      text: 'Eliges por separado el idioma del sitio y el del CV: los nombres de sección, las fechas y los guiones siguen al documento.',
    },
    data: {
      title: 'Tus datos son tuyos',
      text: 'Tus currículums solo los ves tú. Cuando quieras descargas una copia de todo o eliminas la cuenta con todos los documentos.',
    },
  },
  pricing: {
    title: 'Cuánto cuesta',
    lead: 'Crear, editar y ver son gratis. Pagas por descargar tu CV en PDF.',
    loading: 'Cargando los precios...',
    failed: 'No se han podido cargar los precios. Siempre los ves antes de pagar.',
    gross: 'Precios con IVA incluido.',
    terms:
      'Un paquete único termina solo; la prueba y las suscripciones se renuevan hasta que canceles en la página Pagos. En los 14 días tras la compra puedes desistir y recuperar todo el importe.',
    once: 'una vez',
    monthly: 'al mes',
    yearly: 'al año',
    everyMonths: 'cada {{months}} meses',
    trial: 'durante {{days}} días, después {{amount}} {{period}}',
  },
  questions: {
    title: 'Preguntas y respuestas',
    account: {
      question: '¿Necesito una cuenta para empezar?',
      answer:
        'No. El editor se abre al momento y guarda solo. Necesitas una cuenta solo para descargar el PDF. Sin ella, tu CV espera en este navegador y se elimina si nada cambia en él durante 90 días.',
    },
    paying: {
      question: '¿Por qué pago exactamente?',
      answer:
        'Por descargar todos tus currículums en PDF mientras dura el paquete y por el acceso a la Revista digital+. Plantillas, fuentes, colores y vista previa son gratis, y el número de currículums no cambia el precio.',
    },
    renewal: {
      question: '¿Se renueva algo sin que yo lo sepa?',
      answer:
        'Un paquete único no se renueva nunca. La prueba pasa a suscripción, y una suscripción se renueva hasta que canceles. Lo decimos junto al precio, y la página Pagos muestra el día y el importe del próximo pago. Allí también cancelas.',
    },
    refund: {
      question: '¿Cómo recupero mi dinero?',
      answer:
        'Elige «Desistir del contrato» en la página Pagos. Durante 14 días desde la compra devolvemos todo el importe, sin preguntar por qué, por la misma vía. El acceso termina entonces al momento.',
    },
    recruiters: {
      question: '¿Leen mi CV los programas de selección?',
      answer:
        'El archivo lleva texto de verdad y no una imagen: en orden de lectura, con títulos y listas. En Mis documentos puedes ver qué lee un programa así de tu CV. No podemos responder por todos los programas que existen.',
    },
    afterwards: {
      question: '¿Qué pasa con mis currículums cuando termina el acceso?',
      answer:
        'Se quedan en tu cuenta y puedes seguir editándolos. Un PDF descargado durante el acceso se puede descargar otra vez en Mis documentos. Un PDF nuevo necesita un paquete.',
    },
    languages: {
      question: '¿En qué idiomas puedo escribir mi CV?',
      answer:
        'En polaco, inglés, alemán, checo, ucraniano, danés, español, italiano, lituano, sueco y eslovaco. Cada CV tiene su propio idioma, independiente del del sitio.',
    },
    data: {
      question: '¿Qué pasa con mis datos?',
      answer:
        'Sirven para preparar tu CV, llevar tu cuenta y gestionar la compra. No los vendemos ni los mostramos a reclutadores. En la página de la cuenta descargas una copia de todo y eliminas la cuenta; solo quedan las facturas que exige la ley.',
    },
  },
  closing: {
    title: 'Empieza por una plantilla',
    text: 'La cuenta y el paquete pueden esperar hasta la descarga.',
  },
};
