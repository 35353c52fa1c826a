import { afterEach, expect, it } from 'vitest';
import { activateLanguage } from './active-language.ts';
import { addLanguage } from './define-messages.ts';
import { reasonText, sentenceText } from './reason-text.ts';

afterEach(() => activateLanguage('pl'));

it('gives the text of a reason in Polish', () => {
  expect(reasonText('unauthenticated')).toBe('Zaloguj się, aby kontynuować');
});

it('fills the numbers of a limit in', () => {
  expect(reasonText({ code: 'text-too-long', max: 300 })).toBe('Tekst może mieć co najwyżej 300 znaków');
  expect(reasonText({ code: 'photo-too-large', max: 5 })).toBe('Zdjęcie nie może być większe niż 5mb');
});

it("translates a schema's sentence", () => {
  expect(sentenceText('The text can have at most 300 characters')).toBe('Tekst może mieć co najwyżej 300 znaków');
});

it('leaves English sentences, and sentences that are no reason, unchanged', () => {
  expect(sentenceText('Something new')).toBe('Something new');
  activateLanguage('en');
  expect(reasonText('unauthenticated')).toBe('You must be logged in');
});

it('gives the text in another language once its texts are loaded', () => {
  addLanguage('de', { reasons: { 'photo-too-large': 'Das Bild darf höchstens {{max}} MB groß sein' } });
  activateLanguage('de');
  expect(reasonText({ code: 'photo-too-large', max: 5 })).toBe('Das Bild darf höchstens 5 MB groß sein');
});
