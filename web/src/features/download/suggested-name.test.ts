import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { expect, it } from 'vitest';
import { suggestedName } from './suggested-name.ts';

function named(firstName: string, lastName: string): Resume {
  const resume = emptyResume('3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', 'pl');
  const { data } = resume.sections['personal-data'];
  resume.sections['personal-data'].data = { ...data, firstName, lastName };
  return resume;
}

it('suggests the person’s name', () => {
  expect(suggestedName(named('Łucja', 'Żak'))).toBe('Łucja Żak – CV');
  expect(suggestedName(named('  Łucja ', ''))).toBe('Łucja – CV');
  expect(suggestedName(named('', 'Żak\tNowak'))).toBe('Żak Nowak – CV');
});

it('suggests nothing for a resume without a name', () => {
  expect(suggestedName(named('', '  '))).toBe('');
});

it('suggests no name that is too long to be saved', () => {
  expect(suggestedName(named('Ł'.repeat(300), 'Żak'))).toBe('');
});
