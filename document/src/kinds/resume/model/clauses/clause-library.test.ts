import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../engine/text/languages.ts';
import { isPrintable } from '../printable.ts';
import { dateSchema } from '../section.ts';
import { CONSENT_CLAUSES, clausesFor } from './clause-library.ts';
import { clauseText } from './consent-clause.ts';

const TODAY = '2026-11-21';
const ALL = LANGUAGES.flatMap((language) => CONSENT_CLAUSES[language]);

describe.each(LANGUAGES)('clauses in %s', (language) => {
  test('offer a wording that is valid today', () => {
    expect(clausesFor(language, TODAY).length).toBeGreaterThan(0);
  });

  test('say that they are in that language', () => {
    for (const clause of CONSENT_CLAUSES[language]) expect(clause.language).toBe(language);
  });
});

describe.each(ALL.map((clause) => [clause.id, clause] as const))('the clause %s', (_id, clause) => {
  test('has valid dates, and does not end before it begins', () => {
    for (const date of [clause.since, clause.until ?? clause.since]) expect(dateSchema.parse(date)).not.toBe('');
    expect((clause.until ?? clause.since) >= clause.since).toBe(true);
  });

  test('names the employer, and is a complete text without one', () => {
    const named = clauseText(clause, 'Łąka & Syn');
    expect(named).toContain('Łąka & Syn');
    for (const employer of ['', '  ']) expect(clauseText(clause, employer)).not.toContain('Łąka & Syn');
    expect(clauseText(clause, '')).not.toBe(named);
  });

  test('leaves no placeholder and nothing that cannot be printed on a line', () => {
    for (const text of [clause.title, clauseText(clause, 'Firma'), clauseText(clause, '')]) {
      expect(text).not.toMatch(/[{}]/);
      expect(isPrintable(text)).toBe(true);
      expect(text).not.toMatch(/\s{2}|[\t\n\r]| [.,]/);
      expect(text.trim()).toBe(text);
    }
    for (const text of [clause.text, clause.textWithoutEmployer]) expect(text).toMatch(/\.$/);
  });

  test('has a title that fits a menu', () => {
    expect(clause.title.length).toBeLessThanOrEqual(40);
  });
});

test('ids are unique over all languages', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

test('no two clauses have the same wording', () => {
  expect(new Set(ALL.map(({ text }) => text)).size).toBe(ALL.length);
  expect(new Set(ALL.map(({ textWithoutEmployer }) => textWithoutEmployer)).size).toBe(ALL.length);
});

test('the GDPR clauses replace that of the Polish act of 1997 from the day the GDPR applies', () => {
  expect(clausesFor('pl', '2018-05-24').map(({ id }) => id)).toEqual(['pl-act-1997']);
  expect(clausesFor('pl', '2018-05-25').map(({ id }) => id)).toEqual(['pl-current-2018', 'pl-future-2018']);
});

test('an employer name is printed literally and on one line', () => {
  const clause = clausesFor('pl', TODAY)[0]!;
  expect(clauseText(clause, ' A\t$& {employer}\n B ')).toContain('przez A $& {employer} B w celu');
});
