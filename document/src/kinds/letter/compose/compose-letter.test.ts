import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { QUOTED } from '../../resume/compose/text-setting.ts';
import { emptyLetter, type Letter } from '../model/letter.ts';
import { LETTER_FORMS, usualForm } from '../model/letter-form.ts';
import { sampleLetter } from '../testing/sample-letters.ts';
import { composeLetter } from './compose-letter.ts';

const resume = typicalResume('modern', 'pl');
const compose = (letter: Letter) => composeLetter(letter, resume, QUOTED);
const changed = (changes: Partial<Letter>): Letter => ({ ...sampleLetter('en', resume), ...changes });

describe('what a letter prints', () => {
  test('is the person of its resume, without facts and photo', () => {
    const { sender } = compose(sampleLetter('pl', resume));
    expect(sender.name).toBe('Józef Żółć-Świątek');
    expect(sender).toMatchObject({ facts: [], photo: null, sections: [] });
    expect(sender.contacts.map(({ kind }) => kind)).toContain('email');
  });

  test.each(LANGUAGES)('greets and ends in %s without a name', (language) => {
    const { salutation, closing } = compose({ ...emptyLetter(resume.uuid, { uuid: resume.uuid, language }) });
    for (const words of [salutation, closing]) {
      expect(words.length).toBeGreaterThan(3);
      expect(words).toBe(words.trim());
    }
    expect(usualForm(language)).toBeOneOf([...LETTER_FORMS]);
  });

  test.each([
    ['uk', '', 'Dear Hiring Manager,', 'Yours faithfully,'],
    ['uk', 'Dear Sir or Madam,', 'Dear Sir or Madam,', 'Yours faithfully,'],
    ['uk', 'Dear Ms Whitfield,', 'Dear Ms Whitfield,', 'Yours sincerely,'],
    ['us', '', 'Dear Hiring Manager:', 'Sincerely,'],
    ['us', 'Dear Ms. Whitfield:', 'Dear Ms. Whitfield:', 'Sincerely,'],
  ] as const)('ends an English letter of the form %s by its salutation "%s"', (form, salutation, greeting, closing) => {
    expect(compose(changed({ form, salutation }))).toMatchObject({ salutation: greeting, closing });
  });

  test('keeps a closing that was typed', () => {
    expect(compose(changed({ closing: 'Kind regards,' })).closing).toBe('Kind regards,');
  });

  test.each([
    ['pl', ['Anna Nowak', 'HR', 'Firma', 'ul. Długa 1', '00-001 Warszawa', 'Polska']],
    ['din-5008', ['Firma', 'Anna Nowak', 'HR', 'ul. Długa 1', '00-001 Warszawa', 'POLSKA']],
    ['uk', ['Anna Nowak', 'HR', 'Firma', 'ul. Długa 1', 'Warszawa', '00-001', 'Polska']],
    ['us', ['Anna Nowak', 'HR', 'Firma', 'ul. Długa 1', 'Warszawa 00-001', 'Polska']],
  ] as const)('orders the lines of the recipient as the form %s does', (form, lines) => {
    const recipient = {
      name: 'Anna Nowak',
      position: 'HR',
      organisation: 'Firma',
      street: 'ul. Długa 1',
      postalCode: '00-001',
      city: 'Warszawa',
      country: 'Polska',
    };
    expect(compose(changed({ form, recipient })).recipient).toEqual(lines);
  });

  test('has the resume’s town where the form names a place, and a typed place everywhere', () => {
    const dates = LETTER_FORMS.map((form) => compose(changed({ form, place: '' })).placeAndDate);
    expect(dates).toEqual([
      'Łódź, 26 November 2026',
      'Łódź, 26 November 2026',
      '26 November 2026',
      'November 26, 2026',
    ]);
    expect(compose(changed({ form: 'uk', place: 'Leeds' })).placeAndDate).toBe('Leeds, 26 November 2026');
    expect(compose(changed({ date: null, place: 'Leeds' })).placeAndDate).toBe('');
  });

  test('counts enclosures that say something', () => {
    expect(compose({ ...sampleLetter('pl', resume), enclosures: ['CV', ' '] })).toMatchObject({
      enclosuresTitle: 'Załącznik',
      enclosures: ['CV'],
    });
  });

  test('has a word before the subject only where letters usually have it', () => {
    const subject = 'Candidatura';
    expect(compose(changed({ language: 'it', subject })).subject).toBe('Oggetto: Candidatura');
    expect(compose(changed({ language: 'de', subject })).subject).toBe('Candidatura');
    expect(compose(changed({ language: 'it', subject: '' })).subject).toBe('');
  });
});
