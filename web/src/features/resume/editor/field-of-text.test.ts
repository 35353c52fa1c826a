import { plainToRichText } from '@kreda/document/kinds/resume/model/rich-text';
import { expect, it } from 'vitest';
import { fieldOfText } from './field-of-text.ts';

const JOB = {
  id: '2019',
  hidden: false,
  position: 'Pielęgniarka',
  company: 'Szpital „Miejski”',
  city: 'Łódź',
  dateFrom: '2019-03',
  dateTo: '',
  description: plainToRichText('Opieka nad pacjentami oddziału intensywnej terapii.'),
};

it.each([
  ['Pielęgniarka', 'position'],
  ['Szpital "Miejski" · ', 'company'],
  ['03.2019 – obecnie', 'dateFrom'],
  ['pacjentami oddziału', 'description'],
  ['Szpital „Miejski”, Łódź', 'company'],
])('finds the field that is printed as %s', (text, field) => {
  expect(fieldOfText(JOB, text)).toBe(field);
});

it('finds none for a text that no field holds', () => {
  expect(fieldOfText(JOB, 'Doświadczenie zawodowe')).toBeNull();
  expect(fieldOfText(JOB, ' – ')).toBeNull();
});
