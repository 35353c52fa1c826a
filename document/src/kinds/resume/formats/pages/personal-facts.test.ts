import { expect, test } from 'vitest';
import { factLabelled } from './personal-facts.ts';

test.each([
  ['Data urodzenia:', 'birthDate'],
  ['Geboren am', 'birthDate'],
  ['Fødselsdato', 'birthDate'],
  ['Miejsce urodzenia', 'birthPlace'],
  ['Громадянство', 'citizenship'],
  ['Data urodzenia: 12.05.1990', null],
  ['Geburtsdatum und -ort:', 'birth'],
  ['Data i miejsce ur.', 'birth'],
  ['Telefon', null],
])('the label “%s” is of %s', (label, fact) => {
  expect(factLabelled(label)).toBe(fact);
});
