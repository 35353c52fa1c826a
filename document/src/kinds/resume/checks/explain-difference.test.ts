import { expect, test } from 'vitest';
import { explainDifference } from './explain-difference.ts';

const personal = (field: string, own: string) => explainDifference({ section: 'personal-data', field, own }, 'pl');
const ofJob = (field: string, own: string) => explainDifference({ section: 'experiences', field, own }, 'pl');

test('a custom heading can be mended, the usual one cannot', () => {
  expect(ofJob('heading', 'Moja droga')).toBe('unusual-heading');
  expect(ofJob('heading', 'DOŚWIADCZENIE ZAWODOWE')).toBe('none');
});

test('an address can be mended only if it is incomplete', () => {
  expect(personal('email', 'anna@')).toBe('half-typed');
  expect(personal('email', 'anna@example.com')).toBe('none');
  expect(personal('phone', '12')).toBe('half-typed');
  expect(personal('phone', '+48 601 234 567')).toBe('none');
  expect(personal('website', 'localhost')).toBe('half-typed');
  expect(personal('linkedin', 'linkedin.com/in/anna')).toBe('none');
  expect(explainDifference({ section: 'projects', field: 'url', own: 'localhost' }, 'pl')).toBe('half-typed');
});

test('a name can be mended only if it contains a year', () => {
  expect(ofJob('company', 'Budowa S.A. (2018-2020)')).toBe('date-in-name');
  expect(ofJob('company', 'Budowa i Spółka S.A., oddział 3')).toBe('none');
  expect(ofJob('position', 'Specjalista ISO 27001')).toBe('none');
});

test('places, dates and descriptions cannot be mended by the user', () => {
  expect(personal('city', 'ul. Piękna 7/12, Łódź')).toBe('none');
  expect(ofJob('city', 'Gdańsk')).toBe('none');
  expect(ofJob('dateFrom', '01.2001')).toBe('none');
  expect(ofJob('description', 'Od 2019 prowadzę budowę.')).toBe('none');
});
