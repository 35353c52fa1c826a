import { describe, expect, test } from 'vitest';
import { OWN_FACTS } from '../../model/sections/personal-data.ts';
import { paragraphs } from '../intake/rich-lines.ts';
import { fromJsonResume } from './from-json-resume.ts';

const setting = { uuid: '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11', language: 'pl' } as const;

describe('an imported profile', () => {
  const url = 'https://www.linkedin.com/in/jan-nowak-1234/';
  const readProfiles = (...profiles: object[]) => {
    const basics = { name: 'Jan Nowak', url: 'https://nowak.example.com', summary: 'Buduje mosty.', profiles };
    const { resume, notes } = fromJsonResume({ basics }, setting);
    const person = resume.sections['personal-data'].data;
    const { linkedin } = person;
    const facts = OWN_FACTS.map((own) => [person[own.label], person[own.value]]).filter(([, value]) => value !== '');
    const summary = resume.sections.summary.data.content.map((block) => JSON.stringify(block)).join('\n');
    return { linkedin, summary, facts, notes };
  };
  const alone = expect.not.stringMatching(/LinkedIn|linkedin\.com|nowak\.example|Strona/);

  test.each([
    ['with the name of its owner', { network: 'LinkedIn', username: 'Jan Nowak', url }],
    ['with the last name first', { network: 'linkedin', username: 'Nowak Jan', url }],
    ['with the name that its address has', { network: 'LinkedIn', username: 'jan-nowak-1234', url }],
    ['without a name', { network: 'LinkedIn', username: '', url }],
  ])('%s is a contact, and is not in the summary', (_what, profile) => {
    expect(readProfiles(profile)).toEqual({ linkedin: url, summary: alone, facts: [], notes: [] });
  });

  test('with another name is a contact, and the name gets a note', () => {
    expect(readProfiles({ network: 'LinkedIn', username: 'Mostowiec', url })).toEqual({
      linkedin: url,
      summary: alone,
      facts: [],
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
    expect(readProfiles(...profiles)).toEqual({ linkedin: url, summary: alone, facts: [], notes: [] });
  });

  test('of a network whose field has another address already is a fact of the person, with a note', () => {
    const other = { network: 'LinkedIn', username: 'Nowak Mosty', url: 'https://linkedin.com/company/mosty' };
    const text = 'Nowak Mosty, https://linkedin.com/company/mosty';
    const read = readProfiles({ network: 'LinkedIn', url }, other);
    expect(read).toMatchObject({ linkedin: url, summary: alone });
    expect(read.facts).toEqual([['LinkedIn', text]]);
    expect(read.notes).toEqual([{ kind: 'moved', path: 'basics.profiles', text, to: 'personal-data' }]);
  });

  test('of a network without a field is a fact of the person, with a note, as in RenderCV', () => {
    const read = readProfiles(
      { network: 'Mastodon', username: 'jan', url: 'https://mastodon.example/@jan' },
      { network: 'Xing', username: 'Jan_Nowak' },
    );
    expect(read.facts).toEqual([
      ['Mastodon', 'https://mastodon.example/@jan'],
      ['Xing', 'Jan_Nowak'],
    ]);
    expect(read.summary).toBe(JSON.stringify(paragraphs('Buduje mosty.')[0]));
    expect(read.notes.map(({ kind, to }) => [kind, to])).toEqual([
      ['moved', 'personal-data'],
      ['moved', 'personal-data'],
    ]);
  });

  test('without room among the facts is in a note', () => {
    const read = readProfiles(...[1, 2, 3, 4, 5, 6, 7].map((place) => ({ network: 'Xing', username: `jan${place}` })));
    expect(read.facts).toHaveLength(6);
    expect(read.notes.at(-1)).toEqual({ kind: 'left-out', path: 'basics.profiles', text: 'Xing: jan7' });
  });

  test('with nothing but a network is ignored', () => {
    expect(readProfiles({ network: 'LinkedIn' })).toEqual({ linkedin: '', summary: alone, facts: [], notes: [] });
  });
});
