import { describe, expect, test } from 'vitest';
import { applyOperation } from '../../kinds/resume/operations/operation.ts';
import { createTypesetter } from '../../kinds/resume/typeset.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { SCRIPTS, scriptResume } from '../../testing/script-resumes.ts';
import { FONT_FACES, familiesFor, hanFormsOf, rareCharacters } from '../fonts/catalogue.ts';
import { FontNotGivenError } from '../fonts/font-not-given.ts';

const fonts = installedFonts();
const typesetter = createTypesetter(fonts);

function typesetterWith(families: readonly string[]) {
  return createTypesetter(fonts.filter(({ face }) => families.includes(face.family)));
}

describe.each(SCRIPTS)('a CV in %s', (script) => {
  const resume = scriptResume(script);

  test('is set in the same way with only the families of its text and with all families', () => {
    const text = JSON.stringify(resume.sections);
    const few = typesetterWith(familiesFor([resume.fonts.heading, resume.fonts.body], text));
    expect(few.typeset(resume).pages).toEqual(typesetter.typeset(resume).pages);
  });
});

test('chooses the forms of Chinese characters by the rest of the text', () => {
  expect(hanFormsOf('高級 エンジニア')).toBe('JP');
  expect(hanFormsOf('大韓 개발자')).toBe('KR');
  expect(hanFormsOf('高级 engineer')).toBe('SC');
  const familyOf = (script: 'japanese' | 'korean' | 'chinese') =>
    typesetter
      .typeset(scriptResume(script))
      .pages.join('')
      .match(/font-family="(Noto Sans (?:JP|KR|SC))"/g);
  expect(new Set(familyOf('japanese'))).toEqual(new Set(['font-family="Noto Sans JP"']));
  expect(new Set(familyOf('korean'))).toEqual(new Set(['font-family="Noto Sans KR"']));
  expect(new Set(familyOf('chinese'))).toEqual(new Set(['font-family="Noto Sans SC"']));
});

test('asks for the family of a Chinese character that the Japanese one lacks, and for no other', () => {
  const japanese = scriptResume('japanese');
  const { data } = japanese.sections['personal-data'];
  const resume = applyOperation(japanese, {
    type: 'data',
    section: 'personal-data',
    data: { ...data, lastName: '䶮' },
  });
  const text = JSON.stringify(resume.sections);
  const families = familiesFor([resume.fonts.heading, resume.fonts.body], text);
  expect(families).not.toContain('Noto Sans SC');
  expect(rareCharacters(text)).toContain('䶮');
  expect(() => typesetterWith(families).typeset(resume)).toThrow(FontNotGivenError);
  expect(typesetterWith([...families, 'Noto Sans SC']).typeset(resume).pages).toEqual(typesetter.typeset(resume).pages);
});

test('fetches no family of another script for a Latin text', () => {
  expect(familiesFor(['Lora'], 'Zażółć gęślą jaźń – €')).toEqual(['Inter', 'Lora']);
});

test('reads a font file when its face is first used', () => {
  const read: string[] = [];
  const watched = FONT_FACES.map((face, index) => ({
    face,
    get bytes() {
      read.push(face.family);
      return fonts[index]!.bytes;
    },
  }));
  createTypesetter(watched).typeset(scriptResume('thai'));
  expect(new Set(read)).toEqual(new Set(['Inter', 'Noto Sans Thai']));
});
