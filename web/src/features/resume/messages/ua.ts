import type { Messages } from './pl.ts';

export const ua: Messages = {
  picker: {
    use: 'Вибрати шаблон {{name}}',
    thumbnail: 'Шаблон {{name}}',
    creating: 'Створюємо резюме...',
  },
  traits: {
    'one-column': 'одна колонка',
    'two-column': 'дві колонки',
    colour: 'з кольором',
    photo: 'із фото',
    serif: 'із зарубками',
    compact: 'компактний',
    timeline: 'шкала часу',
    plain: 'простий, для ATS',
  },
};
