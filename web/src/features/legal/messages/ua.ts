import type { Messages } from './pl.ts';

export const ua: Messages = {
  loading: 'Завантажуємо текст...',
  polishDecides: 'Це переклад. Якщо версії різняться, вирішальною є польська.',
  validFrom: 'Діє з {{date}}',
  contents: 'На цій сторінці',
  write: 'Напишіть нам',
  seller: {
    title: 'Хто веде сервіс',
    name: 'Назва',
    address: 'Адреса',
    taxId: 'Податковий номер (NIP)',
    mail: 'E-mail',
  },
  consent: {
    title: 'Ваша згода на вимірювання відвідувань',
    granted: 'Згоду надано.',
    denied: 'Згоди немає.',
    unanswered: 'Запитання ще чекає на вашу відповідь.',
    change: 'Запитати мене ще раз',
    none: 'Цей сайт зараз нічого не вимірює, тож погоджуватися немає на що.',
  },
};
