import type { Messages } from './pl.ts';

export const ua: Messages = {
  picker: {
    use: 'Вибрати шаблон {{name}}',
    thumbnail: 'Шаблон {{name}}',
    creating: 'Створюємо резюме...',
  },
  filters: {
    photo: 'Фото',
    columns: 'Колонки',
    trade: 'Галузь',
    seniority: 'Досвід',
    any: 'Усі',
    withoutPhoto: 'без фото',
    count: 'Шаблони: {{count}}',
    none: 'Жоден шаблон не відповідає всім фільтрам.',
    reset: 'Очистити фільтри',
  },
  trades: {
    health: 'Медицина',
    office: 'Офіс і фінанси',
    technology: 'ІТ і дизайн',
    craft: 'Виробництво і транспорт',
    services: 'Торгівля і послуги',
    education: 'Наука й освіта',
  },
  seniorities: {
    start: 'на початку',
    experienced: 'з досвідом',
    leader: 'керівні',
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
