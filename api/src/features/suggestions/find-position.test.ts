import { describe, expect, test } from 'vitest';
import type { PositionSuggestions } from './content/suggestion-texts.ts';
import { findPosition } from './find-position.ts';

const position = (...titles: [string, ...string[]]): PositionSuggestions => ({
  titles,
  summary: [],
  experiences: [],
  skills: [],
  software: [],
});
const accountant = position('Księgowa', 'Główna księgowa');
const developer = position('Programista', 'Developer C#');
const shop = position('Kierowniczka sklepu', 'Kierownik sklepu');
const all = [accountant, shop, developer];
const find = (search: string) => findPosition(all, search);

describe('finding a position', () => {
  test('matches any of its titles, by whole words or beginnings, in any case', () => {
    expect(find('KSIĘGOWA')).toBe(accountant);
    expect(find('progr')).toBe(developer);
    expect(find('kierownik')).toBe(shop);
  });

  test('ignores missing accents', () => {
    expect(find('ksiegowa')).toBe(accountant);
    expect(find('glowna ksiegowa w Łodzi')).toBe(accountant);
  });

  test('matches signs that are part of a name', () => {
    expect(find('c#')).toBe(developer);
  });

  test('finds nothing for an empty search, one letter, or an unknown word', () => {
    for (const search of ['', '  ', 'k', '%', 'astronauta']) expect(find(search), search).toBeNull();
  });
});
