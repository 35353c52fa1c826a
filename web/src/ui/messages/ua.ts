import type { Messages } from './pl.ts';

export const ua: Messages = {
  errorWithCode: '{{error}} (Код: {{code}})',
  panel: {
    offline: 'Немає з’єднання. Панель відкриється, коли воно відновиться',
    failed: 'Не вдалося відкрити панель. Спробуйте ще раз або оновіть сторінку.',
    retry: 'Спробувати ще раз',
  },
};
