import { expect, test } from 'vitest';
import { putBack } from './put-back.ts';

const alfa = { id: 'a', name: 'Alfa' };
const beta = { id: 'b', name: 'Beta' };
const gamma = { id: 'c', name: 'Gamma' };

test('puts a deleted entry back where it was and keeps what was typed since', () => {
  const typed = { ...gamma, name: 'Gamma i dalej' };
  expect(putBack([beta, typed], alfa, 0, 200)).toEqual([alfa, beta, typed]);
  expect(putBack([alfa, typed], beta, 1, 200)).toEqual([alfa, beta, typed]);
});

test('puts it at the end where fewer entries are left', () => {
  expect(putBack([alfa], gamma, 2, 200)).toEqual([alfa, gamma]);
  expect(putBack([], gamma, 2, 200)).toEqual([gamma]);
});

test('changes nothing where the entry came back by another way, or there is no room', () => {
  const both = [alfa, { ...beta, name: 'Inna' }];
  expect(putBack(both, beta, 0, 200)).toBe(both);
  expect(putBack(both, gamma, 0, 2)).toBe(both);
});
