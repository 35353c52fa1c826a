import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test('the last word of a name in one line is the last name', () => {
  expect(splitName('  Anna Maria  Nowak-Kowalska ')).toEqual({ firstName: 'Anna Maria', lastName: 'Nowak-Kowalska' });
});

test('a single word is a first name, and an empty line is no name', () => {
  expect(splitName('Anna')).toEqual({ firstName: 'Anna' });
  expect(splitName(' ')).toEqual({});
});
