import { describe, expect, test } from 'vitest';
import { fromJsonResume } from './from-json-resume.ts';

const setting = { uuid: '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11', language: 'pl' } as const;

describe('an imported profile', () => {
  const url = 'https://www.linkedin.com/in/jan-nowak-1234/';
  const readProfiles = (...profiles: object[]) => {
    const basics = { name: 'Jan Nowak', url: 'https://nowak.example.com', summary: 'Buduje mosty.', profiles };
    const { resume, notes } = fromJsonResume({ basics }, setting);
    const { linkedin } = resume.sections['personal-data'].data;
    const summary = resume.sections.summary.data.content.map((block) => JSON.stringify(block)).join('\n');
    return { linkedin, summary, notes };
  };
  const alone = expect.not.stringMatching(/LinkedIn|linkedin\.com|nowak\.example|Strona/);

  test.each([
    ['with the name of its owner', { network: 'LinkedIn', username: 'Jan Nowak', url }],
    ['with the last name first', { network: 'linkedin', username: 'Nowak Jan', url }],
    ['with the name that its address has', { network: 'LinkedIn', username: 'jan-nowak-1234', url }],
    ['without a name', { network: 'LinkedIn', username: '', url }],
  ])('%s is a contact, and is not in the summary', (_what, profile) => {
    expect(readProfiles(profile)).toEqual({ linkedin: url, summary: alone, notes: [] });
  });

  test('with another name is a contact, and the name gets a note', () => {
    expect(readProfiles({ network: 'LinkedIn', username: 'Mostowiec', url })).toEqual({
      linkedin: url,
      summary: alone,
      notes: [{ kind: 'left-out', path: 'basics.profiles', text: 'Mostowiec' }],
    });
  });

  test('that is repeated, or is the website, is not in the summary', () => {
    const profiles = [
      { network: '', url: 'linkedin.com/in/jan-nowak-1234' },
      { network: 'LinkedIn', url },
      { network: 'LinkedIn', username: 'jan-nowak-1234' },
      { network: 'Strona', url: 'http://nowak.example.com/' },
    ];
    expect(readProfiles(...profiles)).toEqual({ linkedin: url, summary: alone, notes: [] });
  });

  test('of a network whose field has another address already is in the summary', () => {
    const other = { network: 'LinkedIn', username: 'Nowak Mosty', url: 'https://linkedin.com/company/mosty' };
    const { linkedin, summary } = readProfiles({ network: 'LinkedIn', url }, other);
    expect(linkedin).toBe(url);
    expect(summary).toContain('LinkedIn: Nowak Mosty, https://linkedin.com/company/mosty');
  });

  test('with nothing but a network is ignored', () => {
    expect(readProfiles({ network: 'LinkedIn' })).toEqual({ linkedin: '', summary: alone, notes: [] });
  });
});
