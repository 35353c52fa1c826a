import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { expect, test } from 'vitest';
import { entryDetails } from './entry-details.ts';

const inPolish = { language: 'pl', dates: 'digits' } as const;

test('names the employer and the months of a job', () => {
  const job = { ...SECTIONS.experiences.emptyEntry('a'), position: 'Pielęgniarka', company: ' Szpital Miejski ' };
  const past = { ...job, dateFrom: '2019-03', dateTo: '2022-01' };
  expect(entryDetails('experiences', past, inPolish)).toBe('Szpital Miejski · 03.2019 – 01.2022');
  const current = { ...job, dateFrom: '2022-02', present: true };
  expect(entryDetails('experiences', current, inPolish)).toBe('Szpital Miejski · 02.2022 – obecnie');
  expect(entryDetails('experiences', current, { language: 'en', dates: 'short' })).toBe(
    'Szpital Miejski · Feb 2022 – present',
  );
});

test('names degree and field of a school, which its main field does not', () => {
  const school = {
    ...SECTIONS.education.emptyEntry('a'),
    schoolName: 'UAM',
    degree: 'magister',
    fieldOfStudy: 'Prawo',
  };
  expect(entryDetails('education', { ...school, dateTo: '2018' }, inPolish)).toBe('magister, Prawo · 2018');
});

test('gives a single date and a period of one month once', () => {
  const award = { ...SECTIONS.awards.emptyEntry('a'), name: 'Nagroda', organizer: 'Gmina', date: '2020-05' };
  expect(entryDetails('awards', award, inPolish)).toBe('Gmina · 05.2020');
  const course = { ...SECTIONS.courses.emptyEntry('a'), name: 'Kurs', dateFrom: '2013-05', dateTo: '2013-05' };
  expect(entryDetails('courses', course, inPolish)).toBe('05.2013');
});

test('is empty where only the main field is filled in, or the section has no more', () => {
  expect(entryDetails('experiences', { ...SECTIONS.experiences.emptyEntry('a'), position: 'Spawacz' }, inPolish)).toBe(
    '',
  );
  expect(entryDetails('skills', { ...SECTIONS.skills.emptyEntry('a'), name: 'Excel', level: 4 }, inPolish)).toBe('');
  expect(entryDetails('clauses', SECTIONS.clauses.emptyEntry('a'), inPolish)).toBe('');
});
