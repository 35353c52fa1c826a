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

describe('blank sections', () => {
  it('are all sections of a new resume', () => {
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

  it('are none of a resume with text in every section', () => {
    const resume = typicalResume('modern');
    expect(isBlankResume(resume)).toBe(false);
    expect(blankSections(resume)).not.toContain('personal-data');
    expect(blankSections(resume)).not.toContain('experiences');
  });

  it('do not include personal data with any field filled in', () => {
    expect(blankSections(change(empty, personal({ email: 'a@example.com' })))).not.toContain('personal-data');
    expect(isBlankResume(change(empty, personal({ email: 'a@example.com' })))).toBe(false);
    expect(isBlankResume(change(empty, personal({ firstName: '  ' })))).toBe(true);
  });

  it('include a section whose entries are empty, but no section with one word', () => {
    const unnamed = { items: [entry('education', 'a', {})] };
    expect(isBlankResume(change(empty, { type: 'data', section: 'education', data: unnamed }))).toBe(true);
    const named = { items: [entry('education', 'a', { city: 'Łódź' })] };
    const resume = change(empty, { type: 'data', section: 'education', data: named });
    expect(isBlankResume(resume)).toBe(false);
    expect(blankSections(resume)).not.toContain('education');
  });

  it('do not include a hidden section, and its text does not count', () => {
    const data = { items: [entry('education', 'a', { city: 'Łódź' })] };
    const typed = change(empty, { type: 'data', section: 'education', data });
    const config = { enabled: typed.sectionsEnabled, active: { ...typed.sectionsActive, education: false } };
    const hidden = change(typed, { type: 'sections-config', config });
    expect(isBlankResume(hidden)).toBe(true);
    expect(blankSections(hidden)).not.toContain('education');
  });

  it('a photo alone does not make a resume non-blank', () => {
    const photo = { url: '/photo', widthPx: 300, heightPx: 400 };
    expect(isBlankResume({ ...empty, photo })).toBe(true);
  });
});
