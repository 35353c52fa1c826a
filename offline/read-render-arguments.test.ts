import { TEMPLATE_SLUGS } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { expect, test } from 'vitest';
import { readRenderArguments } from './read-render-arguments.ts';

test.each([
  [['--out', 'x'], /No file was named/],
  [['cv.json'], /--out is missing/],
  [['cv.json', '--out', 'x', '--template', 'baroque'], /--template baroque: allowed are modern, classic/],
  [['cv.json', '--out', 'x', '--language', 'xx'], /--language xx: allowed are pl, en/],
  [['cv.json', '--out', 'x', '--paper', 'legal'], /--paper legal: allowed are a4, letter/],
  [['cv.json', '--out', 'x', '--colour', 'red'], /--colour/],
  [
    ['anna/cv.json', 'jan/cv.json', '--out', 'x'],
    /anna\/cv\.json and jan\/cv\.json would both become cv--TEMPLATE\.pdf/,
  ],
  [['cv.json', 'cv.txt', '--out', 'x'], /cv\.json and cv\.txt would both become cv--TEMPLATE\.pdf/],
])('refuses %j and says what is allowed', (argv, problem) => {
  expect(() => readRenderArguments(argv)).toThrow(problem);
});

test('takes several files, every template and a photo', () => {
  expect(readRenderArguments(['a.json', 'b.json', '--out', 'x', '--template', 'all', '--photo', 'p.jpg'])).toEqual({
    files: ['a.json', 'b.json'],
    outputFolder: 'x',
    templates: TEMPLATE_SLUGS,
    language: 'en',
    paper: undefined,
    photoFile: 'p.jpg',
    attachesData: true,
  });
});

test.each(['--help', '-h'])('gives help with %s, in spite of other options', (option) => {
  expect(readRenderArguments([option])).toBe('help');
  expect(readRenderArguments(['cv.json', option])).toBe('help');
});
