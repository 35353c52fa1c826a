import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { DOCUMENT_LABELS } from './document-labels.ts';
import { lineSchema } from './section.ts';

const LABELS_OF_CONTACTS = ['email', 'phone', 'address', 'website'] as const;

test.each(LANGUAGES)('%s has every label as one line of text', (language) => {
  for (const label of Object.values(DOCUMENT_LABELS[language]).flat()) {
    expect(lineSchema.min(1).parse(label)).toBe(label.trim());
  }
});

test.each(LANGUAGES)('%s labels each kind of contact by a short word of its own', (language) => {
  const labels = LABELS_OF_CONTACTS.map((key) => DOCUMENT_LABELS[language][key]);
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of labels) {
    expect(label.length).toBeLessThanOrEqual(12);
    expect(label).toMatch(/^\p{Lu}/u);
  }
});

test.each(LANGUAGES)('%s writes words inside a line in lower case, except German nouns', (language) => {
  const { present, nativeLanguage, page } = DOCUMENT_LABELS[language];
  expect(present).toMatch(/^\p{Ll}/u);
  for (const noun of [nativeLanguage, page]) expect(noun).toMatch(language === 'de' ? /^\p{Lu}/u : /^\p{Ll}/u);
});
