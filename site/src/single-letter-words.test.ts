import { expect, it } from 'vitest';
import { bindSingleLetterWords } from './single-letter-words.ts';

it.each([
  [
    'pl',
    'CV i list. W ciągu dnia (z domu) i w pracy',
    'CV i\u00a0list. W\u00a0ciągu dnia (z\u00a0domu) i\u00a0w\u00a0pracy',
  ],
  ['cz', 'Život v práci', 'Život v\u00a0práci'],
  ['ua', 'Резюме й робота у Києві', 'Резюме й\u00a0робота у\u00a0Києві'],
  ['pl', 'mapa świata i', 'mapa świata i'],
  ['en', 'a CV I wrote', 'a CV I wrote'],
] as const)('%s: %s', (language, text, bound) => {
  expect(bindSingleLetterWords(text, language)).toBe(bound);
});
