import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { expect, test } from 'vitest';
import { hyphenated } from './hyphenated.ts';
import { variantFileName } from './variant-file-name.ts';

test.each([
  [['Łucja Żółć', 'Charité'], 'Lucja-Zolc-Charite'],
  [['Anna  Kowalska', ' L’Oréal / Paris, Inc. '], 'Anna-Kowalska-LOreal-Paris-Inc'],
  [['Øystein Ærø', 'ŁÓDŹ'], 'Oystein-Aero-LODZ'],
  [['', '–', 'CV'], 'CV'],
  [['«»'], ''],
])('joins %j to %s', (texts, expected) => {
  expect(hyphenated(texts, 'pl', 120)).toBe(expected);
});

test('writes German umlauts with two letters in German documents', () => {
  expect(hyphenated(['Jürgen Größe', 'Überbau'], 'de', 120)).toBe('Juergen-Groesse-Ueberbau');
  expect(hyphenated(['Jürgen'], 'pl', 120)).toBe('Jurgen');
});

test('keeps letters of other scripts whole', () => {
  expect(hyphenated(['Сергій Їжак', 'Київ'], 'ua', 120)).toBe('Сергій-Їжак-Київ');
});

test('shortens without a hyphen at the end or half a character', () => {
  expect(hyphenated(['Anna', 'Kowalska'], 'pl', 5)).toBe('Anna');
  expect(hyphenated(['ab', '𐐀𐐀'], 'pl', 4)).toBe('ab');
});

test('names a variant by person and company, or else by its own name', () => {
  const resume = emptyResume('00000000-0000-4000-8000-000000000000', 'pl');
  const named = (firstName: string, name: string) => {
    const personal = resume.sections['personal-data'];
    const data = { ...personal.data, firstName };
    return { ...resume, name, sections: { ...resume.sections, 'personal-data': { ...personal, data } } };
  };
  expect(variantFileName(named('Łucja', 'Szpital'), { company: 'Charité' })).toBe('Lucja-Charite');
  expect(variantFileName(named('Łucja', 'Szpital'), { company: ' ' })).toBe('Lucja-Szpital');
  expect(variantFileName(named('Łucja', 'Łucja: szpital'), null)).toBe('Lucja-szpital');
  expect(variantFileName(named('', 'Szpital'), { company: 'Charité' })).toBe('Charite');
  expect(variantFileName(named('', '„”'), null)).toBe('„”');
});
