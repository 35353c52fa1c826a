import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['a \n\t b', 'a b'],
  ['a   b', 'a   b'],
  ['\n a \r\n b  c\t', 'a b  c'],
  [' \u00a0\n\u2003x', 'x'],
  ['\n', ''],
])('makes one line of %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
