import { plainToRichText } from '../rich-text.ts';
import {
  type DemoContent,
  demoEducation,
  demoExperiences,
  demoLanguages,
  demoPerson,
  demoSkills,
} from './demo-person.ts';

export const DEMO_PL: DemoContent = {
  'personal-data': demoPerson({ profession: 'Specjalistka ds. marketingu', city: 'Wrocław' }),
  summary: {
    content: plainToRichText(
      'Specjalistka ds. marketingu z sześcioletnim doświadczeniem w handlu internetowym. Łączę analizę danych z dobrym tekstem: ostatnia kampania, którą poprowadziłam, zwiększyła sprzedaż o 38% przy budżecie mniejszym o jedną piątą.',
    ),
  },
  experiences: demoExperiences([
    {
      position: 'Starsza specjalistka ds. marketingu',
      company: 'Polne Smaki sp. z o.o.',
      city: 'Wrocław',
      from: '2022-03',
      to: '',
      points: [
        'Planuję i prowadzę kampanie w wyszukiwarce i mediach społecznościowych z rocznym budżetem 1,2 mln zł.',
        'Wprowadziłam testy A/B stron produktów, dzięki którym współczynnik konwersji wzrósł z 1,9% do 2,7%.',
        'Kieruję trzyosobowym zespołem i współpracuję z dwiema agencjami.',
      ],
    },
    {
      position: 'Specjalistka ds. treści',
      company: 'Księgarnia Latarnia',
      city: 'Poznań',
      from: '2019-06',
      to: '2022-02',
      points: [
        'Redagowałam newsletter dla 60 tysięcy odbiorców i podwoiłam liczbę jego stałych czytelników.',
        'Przygotowałam katalog treści, który skrócił czas publikacji z pięciu dni do dwóch.',
      ],
    },
  ]),
  education: demoEducation([
    {
      schoolName: 'Uniwersytet Wrocławski',
      degree: 'magister',
      fieldOfStudy: 'Komunikacja wizerunkowa',
      city: 'Wrocław',
      from: '2014-10',
      to: '2019-06',
    },
  ]),
  skills: demoSkills([
    ['Kampanie w wyszukiwarkach', 5],
    ['Analiza danych', 4],
    ['Redakcja tekstów', 5],
    ['Zarządzanie zespołem', 3],
  ]),
  languages: demoLanguages([
    ['polski', 'native'],
    ['angielski', 'c1'],
    ['niemiecki', 'b1'],
  ]),
};
