import { describe, expect, test } from 'vitest';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { TEMPLATES } from '../styles/templates.ts';
import { columnOfSection, placeSection } from './move-section.ts';
import { applyOperation } from './operation.ts';

const modern = typicalResume('modern');
const order = modern.sectionsOrder;

test('a section moves into the other column and back, and then nothing is stored', () => {
  expect(columnOfSection(modern, 'skills')).toBe('side');
  const there = applyOperation(modern, placeSection(modern, 'skills', { order, to: 'main' }));
  expect(there.pageSetup.columns).toEqual({ skills: 'main' });
  expect(columnOfSection(there, 'skills')).toBe('main');
  expect(columnOfSection(there, 'languages')).toBe('side');
  const back = applyOperation(there, placeSection(there, 'skills', { order, to: 'side' }));
  expect(back).toEqual(modern);
});

test('names no columns if the section stays in its own, and moves no clauses', () => {
  const reversed = order.toReversed();
  expect(placeSection(modern, 'skills', { order: reversed, to: 'side' })).toEqual({
    type: 'sections-order',
    order: reversed,
  });
  expect(placeSection(modern, 'skills', { order, to: null })).not.toHaveProperty('columns');
  expect(placeSection(modern, 'clauses', { order, to: 'side' })).not.toHaveProperty('columns');
});

test('another template puts all sections in its own columns', () => {
  const moved = applyOperation(modern, placeSection(modern, 'education', { order, to: 'side' }));
  const other = applyOperation(moved, { type: 'pattern', pattern: 'mirror' });
  expect(columnOfSection(other, 'education')).toBe('main');
});

describe.each(TEMPLATES.map(({ slug }) => slug))('%s', (slug) => {
  test('has each section in one of its columns, as chosen', () => {
    const resume = typicalResume(slug);
    const columns = new Set(order.map((section) => columnOfSection(resume, section)));
    const moved = applyOperation(resume, placeSection(resume, 'experiences', { order, to: 'side' }));
    expect(columnOfSection(moved, 'experiences')).toBe(columns.has(null) ? null : 'side');
  });
});
