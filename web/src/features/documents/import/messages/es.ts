import type { Messages } from './pl.ts';

export const es: Messages = {
  zone: {
    title: '¿Ya tienes un CV? Impórtalo',
    lead: 'Suelta aquí un archivo o elígelo del disco. Con él se crea un CV nuevo y los demás no cambian.',
    formats: 'PDF, Word, LinkedIn, Europass, JSON Resume y RenderCV',
    choose: 'Elegir archivos',
    limits: 'También puedes pegar un archivo copiado. Hasta {{max}} MB en total.',
    drop: 'Suéltalo para importar tu CV',
  },
  sources: {
    title: 'Qué puedes importar y dónde conseguirlo',
    pdf: {
      name: 'PDF',
      text: 'De cualquier programa. Un CV descargado de Kreda vuelve sin pérdidas. En los demás leemos el texto y preguntamos lo que no vemos claro.',
    },
    word: {
      name: 'Word (.docx)',
      text: 'Abre un archivo .doc antiguo en Word o LibreOffice y guárdalo como .docx.',
    },
    linkedinPdf: {
      name: 'LinkedIn (PDF)',
      text: 'En tu perfil elige «Más» o «Recursos» y después «Guardar en PDF».',
    },
    linkedin: {
      name: 'LinkedIn (ZIP, CSV)',
      text: 'Ajustes y privacidad, luego Privacidad de datos y «Obtener una copia de tus datos». Importa el ZIP entero o los archivos CSV que contiene.',
    },
    europass: { name: 'Europass', text: 'Un archivo PDF, XML o JSON guardado en europass.europa.eu.' },
    json: {
      name: 'JSON Resume',
      text: 'Un archivo .json. Lo guardan Kreda (en el menú del CV: Exportar) y otros editores de CV.',
    },
    rendercv: { name: 'RenderCV', text: 'El archivo .yaml con el texto del CV.' },
  },
  reading: {
    one: 'Leyendo el archivo {{name}}',
    many: 'Leyendo archivos: {{count}}',
    text: 'Reconociendo el formato y ordenando el texto en las secciones del CV.',
    long: 'Está tardando más de lo habitual. Seguimos leyendo.',
  },
  refused: {
    again: 'Elegir otro archivo',
    where: 'Lugar en el archivo: {{place}}',
    line: 'línea {{line}}',
    tooLarge: {
      title: 'Es demasiado grande para un CV',
      text: 'Los archivos pueden ocupar en total {{max}} MB como máximo. Guarda el CV con imágenes más pequeñas o sin documentos escaneados.',
    },
    tooMany: {
      title: 'Demasiados archivos a la vez',
      text: 'Importa como máximo {{max}} archivos, todos del mismo CV.',
    },
    unknownFormat: {
      title: 'No sabemos leer este tipo de archivo',
      text: 'Abre el CV en el programa con el que se hizo y guárdalo como PDF o .docx. También sirve para archivos .doc, .odt y .pages.',
    },
    notOfFormat: {
      title: 'Hay un error en el archivo',
      text: 'El archivo no cumple las reglas de su formato. Guárdalo otra vez en el programa del que viene o importa el CV en PDF.',
    },
    severalResumes: {
      title: 'Hay más de un CV',
      text: 'Importa los CV de uno en uno: cada uno será un documento aparte.',
    },
    documentType: {
      title: 'El archivo XML tiene una declaración DOCTYPE',
      text: 'Por seguridad no leemos archivos XML con una declaración de tipo de documento. Descarga el CV otra vez, por ejemplo de Europass, o impórtalo en PDF.',
    },
    encrypted: {
      title: 'El archivo está protegido con contraseña',
      text: 'Ábrelo con la contraseña, elige Imprimir y después «Guardar como PDF». Esa copia no tiene contraseña. En Word se quita en Archivo, Información, Proteger documento.',
    },
    scanned: {
      title: 'El archivo solo tiene imágenes de texto',
      text: 'Es un escaneo o una foto, así que no contiene texto legible. Importa el archivo del programa con el que se hizo el CV o reconoce antes el texto (OCR).',
    },
    broken: { title: 'El archivo está dañado', text: 'Descárgalo o guárdalo otra vez y vuelve a importarlo.' },
    tooLong: {
      title: 'El archivo tiene demasiadas páginas',
      text: 'Imprime en PDF solo las páginas del CV (Imprimir, Páginas) e importa esa copia.',
    },
    tooSlow: {
      title: 'La lectura ha tardado demasiado',
      text: 'Abre el archivo, elige Imprimir, después «Guardar como PDF», e importa esa copia más sencilla.',
    },
    busy: {
      title: 'Ahora mismo estamos leyendo muchos archivos',
      text: 'No hemos llegado a leer el tuyo. El archivo está bien: impórtalo de nuevo en un momento.',
    },
    withoutResume: {
      title: 'No hemos encontrado un CV en el archivo',
      text: 'El archivo se abre, pero no tiene datos personales, experiencia ni otras partes de un CV. De LinkedIn importa el ZIP entero o archivos como Profile.csv y Positions.csv.',
    },
    other: { title: 'No se ha podido importar el CV' },
  },
  report: {
    title: 'El CV se ha importado',
    format: 'Formato reconocido: {{format}}',
    formats: {
      'json-resume': 'JSON Resume',
      'kreda-pdf': 'PDF de Kreda',
      pdf: 'PDF',
      'linkedin-pdf': 'LinkedIn (PDF)',
      'europass-pdf': 'PDF de Europass',
      linkedin: 'copia de datos de LinkedIn',
      europass: 'Europass',
      rendercv: 'RenderCV',
      docx: 'Word',
    },
    taken: 'Añadido a tu CV',
    elsewhere: 'Colocado en otro lugar',
    unused: 'No añadido',
    split: 'El texto era demasiado largo para un solo campo, así que continúa en el siguiente.',
    moved: 'El CV no tiene un campo para esto, así que ha pasado a otra sección:',
    movedTo: 'El CV no tiene un campo para esto, así que ha pasado a la sección «{{section}}»:',
    notADate: 'No es una fecha, así que ha pasado a la descripción:',
    leftOut: 'No ha cabido en el CV:',
    unrecognised: 'No lo hemos reconocido:',
    unknown: 'El CV no tiene este campo, así que se ha omitido.',
    photo: 'Añade la foto en el editor, en los datos personales:',
    page: 'página {{page}}',
    document: 'documento',
    copy: 'Copiar',
    copyNamed: 'Copiar: {{place}}',
    copied: 'Copiado',
    copyUnused: 'Copiar todo lo no añadido',
    more: 'Mostrar los demás: {{count}}',
    technical: 'Datos técnicos del archivo: {{count}}',
    doubtful: 'Campos de los que no estamos seguros: {{count}}. Te mostramos cada uno junto a su lugar en el archivo.',
    doubtfulWithoutPlaces: 'Campos de los que no estamos seguros: {{count}}. Revísalos antes de enviar el CV.',
    check: 'Revisar estos campos',
    open: 'Abrir en el editor',
  },
};
