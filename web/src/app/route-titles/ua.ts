import type { RouteTitles } from './pl.ts';

export const ua: RouteTitles = {
  home: {
    title: 'Конструктор резюме',
    description:
      'Виберіть шаблон, опишіть свій досвід і одразу побачите готові сторінки A4. Завантажте резюме як PDF, що має точно такий вигляд, як у попередньому перегляді.',
  },
  editor: { title: 'Конструктор резюме' },
  pricing: { title: 'Ціни' },
  payment: { title: 'Оплата' },
  thankYou: { title: 'Дякуємо за оплату' },
  download: { title: 'Завантажити резюме' },
  preview: { title: 'Перегляд резюме' },
  myDocuments: { title: 'Мої документи' },
  login: { title: 'Вхід', description: 'Увійдіть, щоб повернутися до своїх резюме та завантажити їх як PDF.' },
  register: {
    title: 'Реєстрація',
    description: 'Створіть обліковий запис, щоб зберегти свої резюме та завантажити їх як PDF.',
  },
  account: { title: 'Обліковий запис' },
  remindPassword: {
    title: 'Скидання пароля',
    description: 'Вкажіть свою електронну адресу, і ми надішлемо посилання для нового пароля.',
  },
  resetPassword: { title: 'Встановити новий пароль' },
  payments: { title: 'Платежі' },
  logout: { title: 'Вихід' },
  magazine: { title: 'Е-журнал' },
  jobOffers: {
    title: 'Вакансії',
    description: 'Знайдіть роботу за посадою, містом і галуззю, а потім створіть резюме для обраної вакансії.',
  },
  jobOffer: { title: 'Вакансія' },
  notFound: { title: '404 Error' },
};
