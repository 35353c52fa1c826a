import type { Messages } from './pl.ts';

export const es: Messages = {
  picker: {
    use: 'Usar la plantilla {{name}}',
    thumbnail: 'Plantilla {{name}}',
    creating: 'Creando el CV...',
  },
  filters: {
    photo: 'Foto',
    columns: 'Columnas',
    trade: 'Sector',
    seniority: 'Experiencia',
    any: 'Todo',
    withoutPhoto: 'sin foto',
    count: 'Plantillas: {{count}}',
    none: 'Ninguna plantilla cumple todos los filtros.',
    reset: 'Quitar filtros',
  },
  trades: {
    health: 'Salud',
    office: 'Oficina y finanzas',
    technology: 'Informática y diseño',
    craft: 'Producción y transporte',
    services: 'Comercio y servicios',
    education: 'Ciencia y educación',
  },
  seniorities: {
    start: 'al comienzo',
    experienced: 'con experiencia',
    leader: 'dirección',
  },
  traits: {
    'one-column': 'una columna',
    'two-column': 'dos columnas',
    colour: 'con color',
    photo: 'con foto',
    serif: 'con serifas',
    compact: 'compacta',
    timeline: 'cronología',
    plain: 'sencilla, para ATS',
  },
};
