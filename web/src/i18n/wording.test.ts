import { afterEach, expect, it } from 'vitest';
import { activateLanguage } from './active-language.ts';
import { addLanguage } from './define-messages.ts';
import { translateWording } from './wording.ts';

afterEach(() => activateLanguage('pl'));

it("puts the specification's wording into Polish", () => {
  expect(translateWording('You must be logged in')).toBe('Musisz być zalogowany');
});

it('carries the numbers of a limit over', () => {
  expect(translateWording('The text can have at most 300 characters')).toBe('Tekst może mieć co najwyżej 300 znaków');
  expect(translateWording('Image cannot be larger than 5mb')).toBe('Zdjęcie nie może być większe niż 5mb');
});

it('keeps the code of a failure', () => {
  expect(translateWording('An error occurred. Try again (Code: 01f3a9bc)')).toBe(
    'Wystąpił błąd. Spróbuj ponownie (Kod: 01f3a9bc)',
  );
});

it('leaves English as it is, and texts nobody foresaw too', () => {
  expect(translateWording('Something new')).toBe('Something new');
  activateLanguage('en');
  expect(translateWording('You must be logged in')).toBe('You must be logged in');
});

it('speaks every other language once its texts are there', () => {
  addLanguage('de', { wording: { 'Image cannot be larger than #mb': 'Das Bild darf höchstens # MB groß sein' } });
  activateLanguage('de');
  expect(translateWording('Image cannot be larger than 5mb')).toBe('Das Bild darf höchstens 5 MB groß sein');
});
