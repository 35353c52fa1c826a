import { expect, test } from 'vitest';
import { isPresentWord } from '../../../../reader/date-words.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';

test.each(Object.values(DOCUMENT_LABELS).map(({ present }) => present))('our own “%s” is read as present', (word) => {
  expect(isPresentWord(word)).toBe(true);
});
