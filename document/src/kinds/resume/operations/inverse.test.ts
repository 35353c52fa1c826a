import { describe, expect, test } from 'vitest';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { presetColor } from '../model/appearance.ts';
import { defaultPageSetup } from '../model/page-setup.ts';
import type { Resume } from '../model/resume.ts';
import { inverseOf } from './inverse.ts';
import { applyOperation, type Operation } from './operation.ts';

const typical = typicalResume('classic');
const before: Resume = {
  ...typical,
  patternVersion: 1,
  pageSetup: { ...typical.pageSetup, columns: { skills: 'main' } },
};
const { sections } = before;

const OPERATIONS: Operation[] = [
  { type: 'name', name: 'Inna' },
  { type: 'language', language: 'en' },
  { type: 'color', color: presetColor('red') },
  { type: 'fonts', fonts: { heading: 'Roboto', body: 'Lora' } },
  { type: 'pattern', pattern: 'academic' },
  { type: 'pattern-version', version: 2 },
  { type: 'page-setup', pageSetup: { ...defaultPageSetup('en'), footer: false } },
  { type: 'sections-order', order: before.sectionsOrder.toReversed() },
  { type: 'sections-order', order: before.sectionsOrder, columns: { skills: 'side', education: 'side' } },
  { type: 'sections-config', config: { enabled: [], active: { ...before.sectionsActive, summary: false } } },
  { type: 'data', section: 'experiences', data: { items: [] } },
  { type: 'config', section: 'skills', config: { ...sections.skills.config, title: 'Umiem' } },
];

describe('undoing an operation restores the previous resume', () => {
  test.each(OPERATIONS.map((operation) => [operation.type, operation] as const))('%s', (_, operation) => {
    const after = applyOperation(before, operation);
    expect(after).not.toEqual(before);
    expect(inverseOf(before, operation).reduce(applyOperation, after)).toEqual(before);
  });

  test('operations that cannot be undone have no inverse', () => {
    expect(inverseOf(before, { type: 'done' })).toEqual([]);
    expect(inverseOf(before, { type: 'photo', photo: null })).toEqual([]);
  });
});
