import type { Messages } from './pl.ts';

export const es: Messages = {
  picker: {
    use: 'Usar la plantilla {{name}}',
    thumbnail: 'Plantilla {{name}}',
    creating: 'Creando el CV...',
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
