import { expect, it } from 'vitest';
import { createFairLine } from './fair-line.ts';

function drain(line: ReturnType<typeof createFairLine<string, string>>): string[] {
  const taken: string[] = [];
  for (let item = line.next(); item !== undefined; item = line.next()) taken.push(item);
  return taken;
}

it('serves owners in turn, each in the order of its items', () => {
  const line = createFairLine<string, string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) line.add(item.charAt(0), item);
  expect(drain(line)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('lets an owner who comes again wait for those who came before', () => {
  const line = createFairLine<string, string>();
  line.add('a', 'a1');
  line.add('b', 'b1');
  expect(line.next()).toBe('a1');
  line.add('a', 'a2');
  expect(drain(line)).toEqual(['b1', 'a2']);
});

it('forgets what is removed, and says whether it waited', () => {
  const line = createFairLine<string, string>();
  line.add('a', 'a1');
  line.add('b', 'b1');
  expect(line.remove('a', 'a1')).toBe(true);
  expect(line.remove('a', 'a1')).toBe(false);
  expect(line.remove('b', 'a1')).toBe(false);
  expect(drain(line)).toEqual(['b1']);
});

it('passes over who may not go, and keeps the place', () => {
  const line = createFairLine<string, string>();
  for (const item of ['a1', 'b1', 'a2']) line.add(item.charAt(0), item);
  expect(line.next((owner) => owner !== 'a')).toBe('b1');
  expect(line.next((owner) => owner !== 'a')).toBeUndefined();
  expect(drain(line)).toEqual(['a1', 'a2']);
});
