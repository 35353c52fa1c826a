import { describe, expect, test } from 'vitest';
import { b, layOut, sectionOf, t } from '../testing/foreign-page.ts';
import type { FoundSectionKind, TextItem } from './found-resume.ts';

function termsOf(rows: Parameters<typeof layOut>[0], kind: FoundSectionKind): string[] {
  const items: TextItem[] = layOut([[b(50, 'Ada Marsh', 20)], [t(50, 'ada@marsh.example')], 20, ...rows]);
  return sectionOf(items, kind).flatMap(({ terms }) =>
    terms.map(({ name, detail }) => (detail === '' ? name : `${name}: ${detail}`)),
  );
}

describe('lines of terms', () => {
  test('are one term each if their spacing is even, however short the longest is', () => {
    const skills = [
      [b(50, 'SKILLS', 14)],
      [t(50, 'Grafting')],
      [t(50, 'Greenhouse heating')],
      [t(50, 'Plant nutrition')],
      [t(50, 'Cider making')],
    ];
    expect(termsOf(skills, 'skills')).toEqual(['Grafting', 'Greenhouse heating', 'Plant nutrition', 'Cider making']);
  });

  test('are one term if the lower one begins in lower case or is closer than terms are', () => {
    const small = [[b(50, 'SKILLS', 14)], [t(50, 'Care of orchard')], [t(50, 'trees in winter')], [t(50, 'Cider')]];
    expect(termsOf(small, 'skills')).toEqual(['Care of orchard trees in winter', 'Cider']);
    const close = [
      [b(50, 'SKILLS', 14)],
      [t(50, 'Licence for')],
      [t(50, 'Tractors')],
      8,
      [t(50, 'Cider')],
      8,
      [t(50, 'Pruning')],
    ];
    expect(termsOf(close, 'skills')).toEqual(['Licence for Tractors', 'Cider', 'Pruning']);
  });

  test('are one term if they are closer than terms are, also if another line of the column is far longer', () => {
    const walks = 'Cycling tours around Lower';
    const interests = [
      [t(50, 'A very long line about this person, who is not a list of terms and ends far to the right')],
      20,
      [b(50, 'INTERESTS', 14)],
      [t(50, walks)],
      [t(50, 'Silesia in autumn')],
      6,
      [t(50, 'Bread')],
      6,
      [t(50, 'Reportage')],
    ];
    expect(termsOf(interests, 'interests')).toEqual([`${walks} Silesia in autumn`, 'Bread', 'Reportage']);
  });

  test('of single words between dots end with a term; their labels are not terms', () => {
    const skills = [
      [b(50, 'SKILLS', 14)],
      [b(50, 'GARDEN', 12)],
      [t(50, 'Often:')],
      [t(50, 'Pruning • Grafting • Mowing')],
      [t(50, 'Sowing • Hedging • Fencing')],
      [t(50, 'Sometimes:')],
      [t(50, 'Beekeeping • Brewing')],
    ];
    expect(termsOf(skills, 'skills')).toEqual([
      'Pruning',
      'Grafting',
      'Mowing',
      'Sowing',
      'Hedging',
      'Fencing',
      'Beekeeping',
      'Brewing',
    ]);
  });

  test('between dots continue if a line ends with a dot', () => {
    const skills = [
      [b(50, 'SKILLS', 14)],
      [t(50, 'Pruning • Grafting •')],
      [t(50, 'Mowing • Care of')],
      [t(50, 'Bees')],
    ];
    expect(termsOf(skills, 'skills')).toEqual(['Pruning', 'Grafting', 'Mowing', 'Care of Bees']);
  });

  test('continue after a dash that begins only one line', () => {
    const languages = [
      [b(50, 'LANGUAGES', 14)],
      [t(50, 'Danish (native); English (C1)')],
      [t(50, '– IELTS, band 8; French (B1)')],
    ];
    expect(termsOf(languages, 'languages')).toEqual(['Danish: native', 'English: C1, IELTS, band 8', 'French: B1']);
  });

  test('are list items if all begin with dashes', () => {
    const languages = [[b(50, 'LANGUAGES', 14)], [t(50, '– Danish (native)')], [t(50, '– English (C1)')]];
    expect(termsOf(languages, 'languages')).toEqual(['Danish: native', 'English: C1']);
  });
});

test('a level may have a custom word next to its number', () => {
  const skills = [
    [b(50, 'SKILLS', 14)],
    [t(50, 'Bargaining (Ace, 5/5)')],
    [t(50, 'Search advertising (SEA)')],
    [t(50, 'Sums')],
  ];
  expect(termsOf(skills, 'skills')).toEqual(['Bargaining: Ace, 5/5', 'Search advertising (SEA)', 'Sums']);
});

describe('a language’s level and the note next to it', () => {
  test('are one term if each line is about one language, or if the note is a word for a level', () => {
    const lines = [[b(50, 'LANGUAGES', 14)], [t(50, 'Welsh – native')], [t(50, 'Breton – B1, Conversational')]];
    expect(termsOf(lines, 'languages')).toEqual(['Welsh: native', 'Breton: B1, Conversational']);
    expect(termsOf([[b(50, 'LANGUAGES', 14)], [t(50, 'Breton – A2, Basic')]], 'languages')).toEqual([
      'Breton: A2, Basic',
    ]);
  });

  test('are two languages if a line lists several', () => {
    const lines = [[b(50, 'LANGUAGES', 14)], [t(50, 'Welsh – C1, Breton')]];
    expect(termsOf(lines, 'languages')).toEqual(['Welsh: C1', 'Breton']);
  });
});

test('text after bold words and a dash is a note about them', () => {
  const lines = [[b(50, 'SKILLS', 14)], [b(50, 'Grafting'), t(96, '– Master')], [b(50, 'Pruning')], [b(50, 'Cider')]];
  expect(termsOf(lines, 'skills')).toEqual(['Grafting: Master', 'Pruning', 'Cider']);
});
