import { describe, expect, it } from 'vitest';
import { entry, typicalResume } from '../../../testing/sample-resumes.ts';
import { emptyResume, type Resume } from '../model/resume.ts';
import { SECTIONS } from '../model/sections.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';
import { blankSections, isBlankResume } from './blank-sections.ts';

const empty = emptyResume('3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', 'pl');

function change(resume: Resume, ...operations: Operation[]): Resume {
  return operations.reduce((changed, operation) => applyOperation(changed, operation), resume);
}

function personal(fields: Partial<Resume['sections']['personal-data']['data']>): Operation {
  return { type: 'data', section: 'personal-data', data: { ...SECTIONS['personal-data'].emptyData(), ...fields } };
}

describe('what a CV has nothing to print for', () => {
  it('is everything it shows while nobody has typed a word', () => {
    expect(isBlankResume(empty)).toBe(true);
    expect(blankSections(empty)).toEqual([
      'personal-data',
      'experiences',
      'education',
      'languages',
      'skills',
      'summary',
      'clauses',
    ]);
  });

  it('is nothing of a CV that tells of everything', () => {
    const resume = typicalResume('modern');
    expect(isBlankResume(resume)).toBe(false);
    expect(blankSections(resume)).not.toContain('personal-data');
    expect(blankSections(resume)).not.toContain('experiences');
  });

  it('is not personal data once anything of them is there, a name or not', () => {
    expect(blankSections(change(empty, personal({ email: 'a@example.com' })))).not.toContain('personal-data');
    expect(isBlankResume(change(empty, personal({ email: 'a@example.com' })))).toBe(false);
    expect(isBlankResume(change(empty, personal({ firstName: '  ' })))).toBe(true);
  });

  it('is a section whose entries say nothing, and no section that has one word', () => {
    const unnamed = { items: [entry('education', 'a', {})] };
    expect(isBlankResume(change(empty, { type: 'data', section: 'education', data: unnamed }))).toBe(true);
    const named = { items: [entry('education', 'a', { city: 'Łódź' })] };
    const resume = change(empty, { type: 'data', section: 'education', data: named });
    expect(isBlankResume(resume)).toBe(false);
    expect(blankSections(resume)).not.toContain('education');
  });

  it('is only what shows: a section that is switched off is not missed, and its words do not print', () => {
    const data = { items: [entry('education', 'a', { city: 'Łódź' })] };
    const typed = change(empty, { type: 'data', section: 'education', data });
    const config = { enabled: typed.sectionsEnabled, active: { ...typed.sectionsActive, education: false } };
    const hidden = change(typed, { type: 'sections-config', config });
    expect(isBlankResume(hidden)).toBe(true);
    expect(blankSections(hidden)).not.toContain('education');
  });

  it('counts no photo as a word', () => {
    const photo = { url: '/photo', widthPx: 300, heightPx: 400 };
    expect(isBlankResume({ ...empty, photo })).toBe(true);
  });
});
