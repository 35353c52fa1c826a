import { afterEach, expect, it } from 'vitest';
import { activateLanguage } from '../i18n/active-language.ts';
import { path } from './path.ts';

afterEach(() => activateLanguage('pl'));

it('uses the active language, and writes the query', () => {
  const query = { action: 'download-cv', next: undefined };
  expect(path('register', {}, query)).toBe('/rejestracja?action=download-cv');
  activateLanguage('en');
  expect(path('register', {}, query)).toBe('/registration?action=download-cv');
});

it('refuses an address without its parameter', () => {
  expect(() => path('cv-creator')).toThrow(RangeError);
});
