import { toComparable } from '@kreda/document/kinds/resume/checks/same-text';
import { diffArrays } from 'diff';

/** A piece of a text, and whether the other text differs there. */
export interface TextPart {
  text: string;
  isDifferent: boolean;
}

interface MarkedTexts {
  own: TextPart[];
  found: TextPart[];
}

/** Texts that differ in more words than this are marked as a whole, because the cost of comparing grows with its square. */
const MAX_DIFFERENT_WORDS = 1000;

const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Marks the words in which two texts differ. Case, spaces, hyphens and quotation marks count only if nothing else differs. */
export function markDifferences(own: string, found: string): MarkedTexts {
  const marked = compare(own, found, toComparable);
  const isMarked = [...marked.own, ...marked.found].some(({ isDifferent }) => isDifferent);
  return isMarked || own === found ? marked : compare(own, found, (word) => word);
}

function compare(own: string, found: string, toKey: (word: string) => string): MarkedTexts {
  const [ownWords, foundWords] = [wordsOf(own, toKey), wordsOf(found, toKey)];
  const keys = (list: readonly Word[]) => list.map(({ key }) => key);
  const changes = diffArrays(keys(ownWords), keys(foundWords), { maxEditLength: MAX_DIFFERENT_WORDS });
  if (!changes) return { own: [{ text: own, isDifferent: true }], found: [{ text: found, isDifferent: true }] };
  const marked: MarkedTexts = { own: [], found: [] };
  let ownAt = 0;
  let foundAt = 0;
  for (const { added, removed, count } of changes) {
    const isDifferent = added || removed;
    if (!added) {
      marked.own.push({ text: joined(ownWords.slice(ownAt, ownAt + count)), isDifferent });
      ownAt += count;
    }
    if (!removed) {
      marked.found.push({ text: joined(foundWords.slice(foundAt, foundAt + count)), isDifferent });
      foundAt += count;
    }
  }
  return marked;
}

interface Word {
  /** The word with the spaces and punctuation after it. */
  text: string;
  key: string;
}

function wordsOf(text: string, toKey: (word: string) => string): Word[] {
  const list: Word[] = [];
  for (const { segment } of words.segment(text)) {
    const key = toKey(segment);
    const last = list.at(-1);
    if (key === '' && last) last.text += segment;
    else list.push({ text: segment, key });
  }
  return list;
}

function joined(list: readonly Word[]): string {
  return list.map(({ text }) => text).join('');
}
