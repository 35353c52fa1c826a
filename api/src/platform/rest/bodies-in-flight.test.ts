import { expect, test } from 'vitest';
import { createBodiesInFlight } from './bodies-in-flight.ts';

const BOUNDS = { perSender: 40, users: 100, others: 100 };

/** Bodies by their names, with their refusals. */
function receiving() {
  const bodies = createBodiesInFlight(BOUNDS);
  const refused: Record<string, string> = {};
  const admit = (name: string, key: string, isUser = false) =>
    bodies.admit({ key, isUser }, (refusal) => {
      refused[name] = refusal.code;
    });
  return { admit, refused };
}

test('a sender who exceeds its limit is rate-limited', () => {
  const { admit, refused } = receiving();
  admit('first', 'a').add(30);
  const second = admit('second', 'a');
  second.add(10);
  expect(refused).toEqual({});
  second.add(1);
  expect(refused).toEqual({ second: 'rate-limited' });
});

test('a body that has ended releases its bytes once and is not counted any more', () => {
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

test('beyond the common limit, the largest body of the heaviest sender is refused', () => {
  const { admit, refused } = receiving();
  admit('a small', 'a').add(10);
  admit('a large', 'a').add(28);
  admit('b', 'b').add(37);
  admit('c', 'c').add(20);
  admit('new', 'd').add(6);
  expect(refused).toEqual({ 'a large': 'unavailable' });
});

test('the heaviest sender is refused when it sends more', () => {
  const { admit, refused } = receiving();
  for (const key of ['a', 'b', 'c', 'd']) admit(key, key).add(24);
  admit('new', 'e').add(30);
  expect(refused).toEqual({ new: 'unavailable' });
});

test('senders without an account take no room from users', () => {
  const { admit, refused } = receiving();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) admit(key, key).add(40);
  expect(Object.keys(refused)).toHaveLength(4);
  admit('user', 'a', true).add(40);
  expect(refused).not.toHaveProperty('user');
});
