import { expect, test } from 'vitest';
import { splitPersonName } from './person-name.ts';

test.each([
  ['Anna Nowak', 'Anna', 'Nowak'],
  ['ANNA ŻELAZNA-NOWAK', 'Anna', 'Żelazna-Nowak'],
  ['KOWALSKI Jan Maria', 'Jan Maria', 'Kowalski'],
  ['Kowalski, Jan', 'Jan', 'Kowalski'],
  ['Ludwig van der Berg', 'Ludwig', 'van der Berg'],
  ['Maria de la Cruz', 'Maria', 'de la Cruz'],
  ['Anna Nowak, PhD', 'Anna', 'Nowak, PhD'],
  ['Jordan A. Patel', 'Jordan A.', 'Patel'],
  ['Cher', 'Cher', ''],
])('%s', (printed, firstName, lastName) => {
  expect(splitPersonName(printed)).toMatchObject({ firstName, lastName });
});
