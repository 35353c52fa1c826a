import { expect, test } from 'vitest';
import { restoreEntry } from './restore-entry.ts';

const alfa = { id: 'a', name: 'Alfa' };
const beta = { id: 'b', name: 'Beta' };
const gamma = { id: 'c', name: 'Gamma' };

test('restores a deleted entry at its place and keeps later changes', () => {
  const typed = { ...gamma, name: 'Gamma i dalej' };
  expect(restoreEntry([beta, typed], alfa, 0, 200)).toEqual([alfa, beta, typed]);
  expect(restoreEntry([alfa, typed], beta, 1, 200)).toEqual([alfa, beta, typed]);
});

test('restores it at the end if fewer entries are left', () => {
  expect(restoreEntry([alfa], gamma, 2, 200)).toEqual([alfa, gamma]);
  expect(restoreEntry([], gamma, 2, 200)).toEqual([gamma]);
});

test('changes nothing if the entry exists already, or the list is full', () => {
  const both = [alfa, { ...beta, name: 'Inna' }];
  expect(restoreEntry(both, beta, 0, 200)).toBe(both);
  expect(restoreEntry(both, gamma, 0, 2)).toBe(both);
});
