import { afterEach, expect, it } from 'vitest';
import { activateLanguage } from '../i18n/language.ts';
import { headTags } from './head.ts';

const origin = 'https://kreda.example';
const head = (address: string) => headTags(new URL(address, origin), 'Kreda');

afterEach(() => activateLanguage('pl'));

it('joins title and site name', () => {
  expect(head('/moje-dokumenty').title).toBe('Moje dokumenty - Kreda');
});

it("names the active language's path as canonical, whichever slug was visited", () => {
  expect(head('/login?next=%2F').canonical).toBe(`${origin}/logowanie`);
  activateLanguage('en');
  expect(head('/logowanie').canonical).toBe(`${origin}/login`);
});

it('keeps generator pages canonical to the current address and out of the index', () => {
  const tags = head('/cv/0b9f6b6e-6f6c-4f4a-9f0e-5b1d2c3a4e5f/kreuj?x=1');
  expect(tags.canonical).toBe(`${origin}/cv/0b9f6b6e-6f6c-4f4a-9f0e-5b1d2c3a4e5f/kreuj?x=1`);
  expect(tags.isIndexable).toBe(false);
});

it('titles unknown pages 404 Error, without canonical and not indexed', () => {
  expect(head('/nowhere')).toEqual({
    title: '404 Error - Kreda',
    description: null,
    canonical: null,
    isIndexable: false,
  });
});
