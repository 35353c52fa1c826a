import { expect, test } from 'vitest';
import { presetColor } from '../model/appearance.ts';
import { emptyResume, type Resume } from '../model/resume.ts';
import { colorOfTemplate } from '../model/templates-by-slug.ts';
import { chooseTemplate } from './choose-template.ts';
import { inverseOf } from './inverse.ts';
import { applyOperation } from './operation.ts';

const UUID = '3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11';
const inNavy = emptyResume(UUID, 'pl', 'modern');
const choose = (resume: Resume, pattern: Resume['pattern']) => applyOperation(resume, chooseTemplate(resume, pattern));

test('a new resume has the colours of its template, in the default template navy', () => {
  expect(inNavy.color).toEqual(presetColor('navy'));
  expect(emptyResume(UUID, 'pl', 'duotone').color).toEqual(colorOfTemplate('duotone'));
});

test('colours follow the template while they are its own', () => {
  const first = choose(inNavy, 'duotone');
  expect(first.color).toEqual(colorOfTemplate('duotone'));
  expect(choose(choose(first, 'grid'), 'classic').color).toEqual(colorOfTemplate('classic'));
  expect(choose(first, 'modern').color).toEqual(presetColor('navy'));
});

test('a resume from when its template was navy follows, too', () => {
  const inClassic = { ...emptyResume(UUID, 'pl', 'classic'), color: presetColor('navy') };
  expect(inClassic.color).not.toEqual(colorOfTemplate('classic'));
  expect(choose(inClassic, 'duotone').color).toEqual(colorOfTemplate('duotone'));
});

test('navy that the owner has chosen stays', () => {
  const inDuotone = { ...emptyResume(UUID, 'pl', 'duotone'), color: presetColor('navy') };
  expect(choose(inDuotone, 'classic').color).toEqual(presetColor('navy'));
});

test('colours that the owner has chosen stay', () => {
  const color = { ...inNavy.color, accentColor: '#c01f2e' };
  expect(choose({ ...inNavy, color }, 'duotone').color).toEqual(color);
});

test('undoing the choice restores the colours', () => {
  const operation = chooseTemplate(inNavy, 'editorial');
  const undone = inverseOf(inNavy, operation).reduce(applyOperation, applyOperation(inNavy, operation));
  expect(undone).toEqual(inNavy);
});
