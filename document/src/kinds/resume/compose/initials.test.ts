import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Anna', 'Zielińska', 'AZ'],
  ['Józef', 'Żółć-Świątek', 'JŻ'],
  ['Ірина', 'Савчук', 'ІС'],
  ['Їжак', '', 'Ї'],
  ['Vincent', 'van Gogh', 'VG'],
  ['Charles', "d'Artagnan", 'CA'],
  ['Sinéad', 'O’Connor', 'SO'],
  ['Omar', 'al-Rashid', 'OR'],
  ['Dr. Anna', 'von der Heide', 'AH'],
  ['dr inż. Anna', 'Nowak', 'AN'],
  ['J. R. R.', 'Tolkien', 'JT'],
  ['anna', 'kowalska', 'AK'],
  ['Ludwig van Beethoven', '', 'LB'],
  ['', 'Madonna', 'M'],
  ['김하늘', '', '김'],
  ['ßen', 'É', 'SÉ'],
  ['E\u0301va', '12', 'E\u0301'],
  ['', '', ''],
  ['  ', '– 7', ''],
])('the initials of "%s" "%s" are %s', (firstName, lastName, initials) => {
  expect(initialsOf(firstName, lastName).join('')).toBe(initials);
});
