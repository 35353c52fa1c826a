import { expect, test } from 'vitest';
import { factLabelled, readDay } from './personal-facts.ts';

test.each([
  ['12.05.1990', '1990-05-12'],
  ['1990-05-12', '1990-05-12'],
  ['12 maja 1990', '1990-05-12'],
  ['12 maja 1990 r.', '1990-05-12'],
  ['May 12, 1990', '1990-05-12'],
  ['12. Mai 1990', '1990-05-12'],
  ['31.02.1990', null],
  ['1990', null],
  ['05/1990', null],
])('the day of “%s” is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['Data urodzenia:', 'birthDate'],
  ['Geboren am', 'birthDate'],
  ['Fødselsdato', 'birthDate'],
  ['Miejsce urodzenia', 'birthPlace'],
  ['Громадянство', 'citizenship'],
  ['Data urodzenia: 12.05.1990', null],
  ['Telefon', null],
])('the label “%s” is of %s', (label, fact) => {
  expect(factLabelled(label)).toBe(fact);
});
