import { expect, test } from 'vitest';
import { createBodiesUnderWay } from './bodies-under-way.ts';

const BOUNDS = { perSender: 40, members: 100, strangers: 100 };

/** Bodies by their names, and what they were refused with. */
function receiving() {
  const bodies = createBodiesUnderWay(BOUNDS);
  const refused: Record<string, string> = {};
  const admit = (name: string, key: string, isMember = false) =>
    bodies.admit({ key, isMember }, (refusal) => {
      refused[name] = refusal.code;
    });
  return { admit, refused };
}

test('a sender has a bound, and more than it is rate-limited', () => {
  const { admit, refused } = receiving();
  admit('first', 'a').add(30);
  const second = admit('second', 'a');
  second.add(10);
  expect(refused).toEqual({});
  second.add(1);
  expect(refused).toEqual({ second: 'rate-limited' });
});

test('what has ended makes room, once, and counts no more', () => {
  const { admit, refused } = receiving();
  const first = admit('first', 'a');
  first.add(40);
  first.end();
  first.end();
  first.add(40);
  const second = admit('second', 'a');
  second.add(40);
  expect(refused).toEqual({});
  second.add(1);
  expect(refused).toEqual({ second: 'rate-limited' });
  admit('third', 'a').add(40);
  expect(refused).toEqual({ second: 'rate-limited' });
});

test('where all together are too much, the largest body of whoever holds most makes room', () => {
  const { admit, refused } = receiving();
  admit('a small', 'a').add(10);
  admit('a large', 'a').add(28);
  admit('b', 'b').add(37);
  admit('c', 'c').add(20);
  admit('new', 'd').add(6);
  expect(refused).toEqual({ 'a large': 'unavailable' });
});

test('whoever holds most and sends more is the one refused', () => {
  const { admit, refused } = receiving();
  for (const key of ['a', 'b', 'c', 'd']) admit(key, key).add(24);
  admit('new', 'e').add(30);
  expect(refused).toEqual({ new: 'unavailable' });
});

test('strangers take no room from members', () => {
  const { admit, refused } = receiving();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) admit(key, key).add(40);
  expect(Object.keys(refused)).toHaveLength(4);
  admit('member', 'a', true).add(40);
  expect(refused).not.toHaveProperty('member');
});
