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
  ['Бондар Олена Іванівна', 'Олена Іванівна', 'Бондар'],
  ['БОНДАР СЕРГІЙ АНДРІЙОВИЧ', 'Сергій Андрійович', 'Бондар'],
  ['Олена Іванівна Бондар', 'Олена Іванівна', 'Бондар'],
  ['Максим Петрович Попович', 'Максим Петрович', 'Попович'],
  ['Ірина Попович', 'Ірина', 'Попович'],
])('%s', (printed, firstName, lastName) => {
  expect(splitPersonName(printed)).toMatchObject({ firstName, lastName });
});
