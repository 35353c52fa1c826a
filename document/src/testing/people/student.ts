import { bullets, paragraph } from '../sample-resumes.ts';
import type { Person } from './person.ts';

/** A student of computer science with projects instead of jobs: one page, in Cyrillic. */
export const student: Person = {
  language: 'ua',
  hasPhoto: false,
  personal: {
    firstName: 'Соломія',
    lastName: 'Гончаренко',
    profession: 'Студентка, молодша розробниця',
    email: 'solomiia.h@example.com',
    phone: '+380 67 123 45 67',
    city: 'Львів',
    github: 'github.com/solomiia-h',
    linkedin: 'linkedin.com/in/solomiia-h',
  },
  summary:
    'Студентка четвертого курсу комп’ютерних наук. Шукаю стажування в команді, яка пише тести й радо пояснює свої рішення.',
  lists: {
    education: [
      {
        schoolName: 'Національний університет «Львівська політехніка»',
        degree: 'бакалавр',
        fieldOfStudy: 'Комп’ютерні науки',
        city: 'Львів',
        dateFrom: '2022-09',
        present: true,
        additionalActivities: paragraph('Середній бал 91 зі 100; староста групи.'),
      },
    ],
    projects: [
      {
        name: 'Розклад маршруток',
        role: 'авторка',
        dateFrom: '2024-02',
        dateTo: '2024-06',
        url: 'https://example.com/rozklad',
        description: paragraph(
          'Застосунок для телефона: найближча маршрутка за даними GPS. 1 200 користувачів за перше півріччя.',
        ),
      },
      {
        name: 'Чат-бот деканату',
        role: 'у команді з трьох',
        dateFrom: '2023-09',
        dateTo: '2024-01',
        description: bullets('Відповіді на 40 частих запитань студентів.', 'Python, PostgreSQL, модульні тести.'),
      },
    ],
    experiences: [
      {
        position: 'Практикантка з тестування',
        company: 'Лемберг Софт',
        city: 'Львів',
        dateFrom: '2024-07',
        dateTo: '2024-09',
        description: bullets('Автоматичні тести інтерфейсу, 63 знайдені помилки.', 'Звіти англійською мовою.'),
      },
    ],
    skills: [
      { name: 'Python', level: 4 },
      { name: 'TypeScript', level: 3 },
      { name: 'SQL', level: 4 },
      { name: 'Git', level: 4 },
      { name: 'Docker', level: 2 },
    ],
    languages: [
      { language: 'українська', level: 'native' },
      { language: 'англійська', level: 'b2' },
      { language: 'польська', level: 'a2' },
    ],
    volunteering: [{ name: 'Хакатон «Місто для всіх»', role: 'організаторка', dateFrom: '2023-04', dateTo: '2023-04' }],
    interests: [{ content: 'Скелелазіння, настільні ігри' }],
  },
};
