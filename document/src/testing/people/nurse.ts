import { bullets } from '../sample-resumes.ts';
import type { Person } from './person.ts';

/** A nurse with many courses and entitlements: two pages. */
export const nurse: Person = {
  language: 'pl',
  hasPhoto: true,
  personal: {
    firstName: 'Bożena',
    lastName: 'Kwiatkowska',
    profession: 'Pielęgniarka anestezjologiczna',
    email: 'bozena.kwiatkowska@example.com',
    phone: '+48 502 345 678',
    city: 'Bydgoszcz',
    birthDate: '1987-06-14',
  },
  summary:
    'Pielęgniarka z 14-letnim stażem na oddziałach intensywnej terapii i w zespołach operacyjnych. Prowadzę dyżury 12-godzinne w obsadzie 1:2, szkolę nowych pracowników i odpowiadam za sprzęt stanowiska.',
  lists: {
    experiences: [
      {
        position: 'Pielęgniarka anestezjologiczna, zastępczyni oddziałowej',
        company: 'Szpital Uniwersytecki nr 2',
        city: 'Bydgoszcz',
        dateFrom: '2017-02',
        present: true,
        description: bullets(
          'Opieka nad pacjentami wentylowanymi mechanicznie, terapia nerkozastępcza, monitorowanie inwazyjne.',
          'Grafik 34 osób na oddziale o 16 łóżkach; absencje spadły z 52 do 31 dni w kwartale.',
          'Wdrożenie list kontrolnych przy przekazywaniu dyżuru i szkolenia z nich dla całego zespołu.',
          'Opiekunka stażu podyplomowego dla 18 pielęgniarek i pielęgniarzy.',
        ),
      },
      {
        position: 'Pielęgniarka oddziału intensywnej terapii',
        company: 'Wojewódzki Szpital Specjalistyczny',
        city: 'Toruń',
        dateFrom: '2012-10',
        dateTo: '2017-01',
        description: bullets(
          'Przygotowanie pacjentów do zabiegów i opieka pooperacyjna na sali wybudzeń.',
          'Prowadzenie dokumentacji medycznej w systemie elektronicznym.',
          'Udział w zespole do spraw zakażeń szpitalnych.',
        ),
      },
      {
        position: 'Pielęgniarka',
        company: 'Przychodnia Rodzinna Fordon',
        city: 'Bydgoszcz',
        dateFrom: '2010-09',
        dateTo: '2012-09',
        description: bullets('Szczepienia, pobieranie krwi, wizyty domowe u pacjentów przewlekle chorych.'),
      },
    ],
    education: [
      {
        schoolName: 'Collegium Medicum UMK',
        degree: 'magister pielęgniarstwa',
        city: 'Bydgoszcz',
        dateFrom: '2010-10',
        dateTo: '2012-06',
      },
      {
        schoolName: 'Collegium Medicum UMK',
        degree: 'licencjat pielęgniarstwa',
        dateFrom: '2007-10',
        dateTo: '2010-06',
      },
    ],
    certifications: [
      {
        name: 'Specjalizacja: pielęgniarstwo anestezjologiczne i intensywnej opieki',
        issuer: 'CKPPiP',
        dateFrom: '2018-11',
      },
      { name: 'Prawo wykonywania zawodu', issuer: 'OIPiP w Bydgoszczy', dateFrom: '2010-08' },
      { name: 'Advanced Life Support', issuer: 'Polska Rada Resuscytacji', dateFrom: '2022-03', dateTo: '2027-03' },
    ],
    courses: [
      { name: 'Wykonywanie i interpretacja EKG', organizer: 'OIPiP', dateFrom: '2015-02', dateTo: '2015-04' },
      { name: 'Leczenie ran', organizer: 'OIPiP', dateFrom: '2016-09', dateTo: '2016-12' },
      { name: 'Przetaczanie krwi i jej składników', organizer: 'RCKiK', dateFrom: '2013-05', dateTo: '2013-05' },
      {
        name: 'Komunikacja w sytuacji kryzysowej',
        organizer: 'Fundacja Bliżej',
        dateFrom: '2023-10',
        dateTo: '2023-10',
      },
      { name: 'Opieka nad dawcą narządów', organizer: 'Poltransplant', dateFrom: '2019-06', dateTo: '2019-06' },
    ],
    languages: [
      { language: 'polski', level: 'native' },
      { language: 'angielski', level: 'b2' },
      { language: 'niemiecki', level: 'a2' },
    ],
    skills: [
      { name: 'Wentylacja mechaniczna', level: 5 },
      { name: 'Terapia nerkozastępcza', level: 4 },
      { name: 'Szkolenie zespołu', level: 4 },
      { name: 'Praca pod presją', level: 5 },
    ],
    software: [
      { name: 'AMMS', level: 5 },
      { name: 'Excel', level: 3 },
    ],
    interests: [{ content: 'Nordic walking, ogród, kryminały skandynawskie' }],
  },
  clause:
    'Wyrażam zgodę na przetwarzanie moich danych osobowych zawartych w dokumentach aplikacyjnych dla potrzeb niezbędnych do realizacji procesu rekrutacji, zgodnie z rozporządzeniem Parlamentu Europejskiego i Rady (UE) 2016/679.',
};
