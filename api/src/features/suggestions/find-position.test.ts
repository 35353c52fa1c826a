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
  test('takes any of its titles, whole or by its beginning, in any case', () => {
    expect(find('KSIĘGOWA')).toBe(accountant);
    expect(find('progr')).toBe(developer);
    expect(find('kierownik')).toBe(shop);
  });

  test('does not mind missing accents', () => {
    expect(find('ksiegowa')).toBe(accountant);
    expect(find('glowna ksiegowa w Łodzi')).toBe(accountant);
  });

  test('knows signs that are part of a name', () => {
    expect(find('c#')).toBe(developer);
  });

  test('finds nothing for nothing, for one letter, and for what it does not know', () => {
    for (const search of ['', '  ', 'k', '%', 'astronauta']) expect(find(search), search).toBeNull();
  });
});
