import { parse } from 'content-disposition';
import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

/** The name for programs that read no `filename*`. */
function fallbackOf(fileName: string): string {
  return /; filename="?([^";]*)"?/.exec(attachment(fileName))![1]!;
}

it.each([
  ['Łucja Brzęczyszczykiewicz-Źdźbło – CV.pdf', 'Lucja Brzeczyszczykiewicz-Zdzblo - CV.pdf'],
  ['Жанна Щербак.pdf', 'Zhanna Shcherbak.pdf'],
  ['Søren Æbelø, Straße.pdf', 'Soren Aebelo, Strasse.pdf'],
  ['„Resumé”.pdf', "'Resume'.pdf"],
  ['履歴書 😀.pdf', '___ _.pdf'],
  ['CV.pdf', 'CV.pdf'],
])('names %s in ASCII as %s, and keeps the whole name beside it', (fileName, ascii) => {
  expect(fallbackOf(fileName)).toBe(ascii);
  expect(parse(attachment(fileName)).parameters.filename).toBe(fileName);
});

it('has no character in the fallback that would end it', () => {
  expect(attachment('a"b\\c.pdf')).toMatch(/^attachment; filename=a'b'c\.pdf; /);
});
