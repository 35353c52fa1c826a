import { bullets } from '../sample-resumes.ts';
import type { Person } from './person.ts';

/** A shop assistant with a short career: less than a page. */
export const shopAssistant: Person = {
  language: 'pl',
  hasPhoto: false,
  personal: {
    firstName: 'Natalia',
    lastName: 'Wróbel',
    profession: 'Sprzedawczyni',
    email: 'natalia.wrobel@example.com',
    phone: '+48 600 100 200',
    city: 'Radom',
  },
  summary: 'Lubię pracę z ludźmi i porządek na półkach. Szukam stałej pracy w sklepie odzieżowym lub spożywczym.',
  lists: {
    experiences: [
      {
        position: 'Sprzedawczyni',
        company: 'Delikatesy Jagoda',
        city: 'Radom',
        dateFrom: '2022-05',
        present: true,
        description: bullets('Obsługa kasy i klientów', 'Zamówienia i przyjmowanie dostaw', 'Inwentaryzacja'),
      },
      { position: 'Kelnerka', company: 'Bar Pod Dębem', city: 'Radom', dateFrom: '2020-06', dateTo: '2022-03' },
    ],
    education: [
      {
        schoolName: 'Zespół Szkół Ekonomicznych',
        degree: 'technik handlowiec',
        city: 'Radom',
        dateFrom: '2016',
        dateTo: '2020',
      },
    ],
    languages: [
      { language: 'polski', level: 'native' },
      { language: 'angielski', level: 'b1' },
    ],
    skills: [{ name: 'Obsługa kasy fiskalnej' }, { name: 'Ekspozycja towaru' }, { name: 'Praca w zespole' }],
  },
  clause:
    'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji.',
};
