import { expect, test } from 'vitest';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { entry } from '../../../testing/sample-resumes.ts';
import { SCRIPTS, scriptResume } from '../../../testing/script-resumes.ts';
import { applyOperation } from '../operations/operation.ts';
import { createTypesetter } from '../typeset.ts';
import { unprintableCharacters, unprintableFields, unprintableIn } from './unprintable-characters.ts';

const typesetter = createTypesetter(installedFonts());

test('reports section, entry, field and characters of each box on the page', () => {
  const person = scriptResume('japanese');
  const job = entry('experiences', 'job-1', {
    position: 'Scribe 𓀀 of 𓀀 and ꙮ',
    description: [{ type: 'paragraph', children: [{ text: 'ok ' }, { text: '⿰ ﬁne' }] }],
  });
  const resume = applyOperation(person, { type: 'data', section: 'experiences', data: { items: [job] } });
  expect(unprintableFields(resume, typesetter.typeset(resume).layout)).toEqual([
    { section: 'experiences', entryId: 'job-1', field: 'position', characters: ['𓀀', 'ꙮ'] },
    { section: 'experiences', entryId: 'job-1', field: 'description', characters: ['⿰'] },
  ]);
});

test('reports boxes in a name, and ignores hidden fields', () => {
  const resume = scriptResume('thai');
  const { data, config } = resume.sections['personal-data'];
  const named = applyOperation(resume, { type: 'data', section: 'personal-data', data: { ...data, lastName: 'ꙮ' } });
  expect(unprintableFields(named, typesetter.typeset(named).layout)).toEqual([
    { section: 'personal-data', entryId: undefined, field: 'lastName', characters: ['ꙮ'] },
  ]);
  const fields = { ...config.fields, lastName: false };
  const hidden = applyOperation(named, { type: 'config', section: 'personal-data', config: { ...config, fields } });
  expect(unprintableFields(hidden, typesetter.typeset(hidden).layout)).toEqual([]);
});

test.each(SCRIPTS)('finds nothing in a CV in %s', (script) => {
  expect(unprintableCharacters(typesetter.typeset(scriptResume(script)).layout)).toEqual([]);
});

test('finds the typed characters of folded ones, and nothing in values that are not text', () => {
  expect(unprintableIn('a ꙮ b ﬁ', ['ꙮ', 'fi'])).toEqual(['ꙮ', 'ﬁ']);
  expect(unprintableIn(4, ['4'])).toEqual([]);
  expect(unprintableIn('text', [])).toEqual([]);
});
