import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { documentInfo } from './document-info.ts';

function infoOf(name: string, firstName: string, lastName: string) {
  const resume = typicalResume('modern');
  resume.name = name;
  Object.assign(resume.sections['personal-data'].data, { firstName, lastName });
  return documentInfo(resume, 'Kreda');
}

test('a PDF has its title, its author, its language and its creator', () => {
  expect(infoOf('CV – „Kraków” 👩‍💻', 'Józef', 'Żółć-Świątek')).toEqual({
    title: 'CV – „Kraków” 👩‍💻',
    author: 'Józef Żółć-Świątek',
    language: 'pl',
    creator: 'Kreda',
  });
});

test('a PDF’s title and author are one line each, whatever characters were pasted into the resume', () => {
  expect(infoOf('CV\tdla\u2028\u2029firmy\r\n', '\u0000Jó\ud800zef', 'Żak\udc00\u0085\uffff')).toMatchObject({
    title: 'CV dla firmy',
    author: 'Jó zef Żak',
  });
});

test('a resume without names has an empty title and author', () => {
  expect(infoOf(' ', '', '')).toMatchObject({ title: '', author: '' });
});
