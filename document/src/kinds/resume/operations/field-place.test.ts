import { expect, test } from 'vitest';
import { emptyResume, type Resume } from '../model/resume.ts';
import { SECTIONS } from '../model/sections.ts';
import { fieldValue, setField } from './field-place.ts';
import { applyOperation } from './operation.ts';

function resumeWithJobs(...positions: string[]): Resume {
  const resume = emptyResume('00000000-0000-4000-8000-000000000000', 'pl');
  const items = positions.map((position, index) => ({
    ...SECTIONS.experiences.emptyEntry(`job-${index}`),
    position,
  }));
  return applyOperation(resume, { type: 'data', section: 'experiences', data: { items } });
}

test('finds and changes a field of one entry and leaves the others as they are', () => {
  const resume = resumeWithJobs('Cook', 'Baker');
  const place = { section: 'experiences', entryId: 'job-1', field: 'position' } as const;
  expect(fieldValue(resume, place)).toBe('Baker');
  const changed = applyOperation(resume, setField(resume, place, 'Chef')!);
  expect(changed.sections.experiences.data.items.map(({ position }) => position)).toEqual(['Cook', 'Chef']);
});

test('finds and changes a field of a section without entries', () => {
  const resume = resumeWithJobs();
  const place = { section: 'personal-data', entryId: null, field: 'city' } as const;
  const changed = applyOperation(resume, setField(resume, place, 'Łódź')!);
  expect(fieldValue(changed, place)).toBe('Łódź');
});

test('has no value and no operation where the resume has no such entry or field', () => {
  const resume = resumeWithJobs('Cook');
  const gone = { section: 'experiences', entryId: 'job-9', field: 'position' } as const;
  const unknown = { section: 'experiences', entryId: 'job-0', field: 'toString' } as const;
  for (const place of [gone, unknown]) {
    expect(fieldValue(resume, place)).toBeUndefined();
    expect(setField(resume, place, 'Chef')).toBeNull();
  }
});
