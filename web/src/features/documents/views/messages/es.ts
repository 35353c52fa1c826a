import type { Messages } from './pl.ts';

export const es: Messages = {
  languages: 'Versiones en otros idiomas',
  variants: 'Variantes para ofertas',
  addLanguage: 'Añadir una versión en otro idioma',
  addVariant: 'Preparar una variante para una oferta',
  anonymous: 'Versiones anónimas',
  addAnonymous: 'Crear una versión anónima',
  offer: 'Oferta',
  detach: 'Separar del original',
  untranslated: 'Por traducir: {{count}}',
  stale: 'Cambiado en el original: {{count}}',
  unapplied: 'Eliminado en el original: {{count}}',
  ofRemoved: 'El original está en la papelera',
  language: {
    title: 'Nueva versión en otro idioma',
    lead: 'La versión tiene el mismo contenido y aspecto. Los títulos, los meses y los niveles cambian de idioma solos; los textos los traduces en el editor. Lo que cambies en el original aparecerá también aquí.',
    label: 'Idioma',
    create: 'Crear versión',
    none: 'Este CV ya tiene versiones en todos los idiomas.',
  },
  variant: {
    title: 'Variante para una oferta',
    lead: 'Oculta, mueve o reescribe lo que importa para esta oferta. Lo demás cambia con el original, y el original se queda como está.',
    name: 'Nombre de la variante',
    create: 'Crear variante',
    offer: 'La oferta (puedes añadirla después)',
  },
  fields: {
    title: 'Puesto',
    company: 'Empresa',
    address: 'Dirección del anuncio',
    date: 'Fecha',
    text: 'Texto del anuncio',
    textHint: 'Los anuncios desaparecen de la web. Pega el texto para tenerlo antes de la entrevista.',
  },
  offerDialog: {
    title: 'Oferta',
    save: 'Guardar',
    saved: 'La oferta se ha guardado',
  },
  detachDialog: {
    title: '¿Separar del original?',
    text: '«{{name}}» pasará a ser un CV independiente con su contenido actual. Los cambios del original ya no aparecerán en él.',
    confirm: 'Separar',
    done: 'El CV se ha separado del original',
  },
};
