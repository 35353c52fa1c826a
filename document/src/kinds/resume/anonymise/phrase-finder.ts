import type { Phrase, Word, WordRule } from './words.ts';

/** Where a phrase stands in a text, in UTF-16 units. */
interface PhrasePlace<T> {
  start: number;
  end: number;
  of: T;
}

/** Of longer phrases only the beginning is found: no name is that long, and a text that repeats one word would take minutes. */
const MAX_WORDS = 24;

/** So many phrases may be open at a word. More of them only follow from phrases that were written to match each other's words. */
const MAX_OPEN = 100;

/**
 * Finds phrases in texts. Their words may have up to three other characters between them, but no line end. The time grows with the text, not
 * with the number of phrases: phrases that begin with the same words are followed together, and no more than a hundred at a time. Of
 * phrases that end at the same word only the longest is given.
 */
export function phraseFinder<T extends { phrase: Phrase }>(
  all: readonly T[],
): (words: readonly Word[], text: string) => PhrasePlace<T>[] {
  const first = toNodes(all, 0);
  return (words, text) => {
    const found: PhrasePlace<T>[] = [];
    /** Those that begin earlier first. */
    let open: readonly Node<T>[] = [];
    for (const [at, word] of words.entries()) {
      const before = words[at - 1];
      const goesOn = before !== undefined && isNear(text, before.end, word.start);
      open = [...(goesOn ? open.flatMap(({ nextOf }) => nextOf?.(word) ?? NOTHING) : NOTHING), ...first(word)].slice(
        0,
        MAX_OPEN,
      );
      const longest = open.find(({ end }) => end !== undefined);
      if (longest) found.push({ start: words[at - longest.depth]!.start, end: word.end, of: longest.end! });
    }
    return found;
  };
}

/** The phrases that share their words until here. */
interface Node<T> {
  /** The number of words before its own. */
  depth: number;
  /** The first of the phrases that end here. */
  end: T | undefined;
  /** The longer phrases whose next word may be this one; null if there are none. */
  nextOf: ((word: Word) => readonly Node<T>[]) | null;
}

function toNodes<T extends { phrase: Phrase }>(all: readonly T[], depth: number): (word: Word) => readonly Node<T>[] {
  const byKey = Map.groupBy(
    all.filter(({ phrase }) => lengthOf(phrase) > depth),
    ({ phrase }) => phrase[depth]!.key,
  );
  return ruleFinder(
    [...byKey.values()].map((group) => {
      const longer = group.filter(({ phrase }) => lengthOf(phrase) > depth + 1);
      const node: Node<T> = {
        depth,
        end: group.find(({ phrase }) => lengthOf(phrase) === depth + 1),
        nextOf: longer.length === 0 ? null : toNodes(longer, depth + 1),
      };
      return { rule: group[0]!.phrase[depth]!, of: node };
    }),
  );
}

function lengthOf(phrase: Phrase): number {
  return Math.min(phrase.length, MAX_WORDS);
}

/** Finds those whose rule matches a word. */
export function ruleFinder<T>(all: readonly { rule: WordRule; of: T }[]): (word: Word) => readonly T[] {
  const index = new Map<string, { rule: WordRule; of: T }[]>();
  for (const one of all)
    for (const beginning of new Set(one.rule.beginnings)) {
      const known = index.get(beginning);
      if (known) known.push(one);
      else index.set(beginning, [one]);
    }
  const lengths = [...new Set([...index.keys()].map(({ length }) => length))];
  const known = new Map<string, readonly T[]>();
  const find = (word: Word): readonly T[] => {
    const found = new Set<T>();
    for (const length of lengths)
      for (const { rule, of } of index.get(word.folded.slice(0, length)) ?? []) if (rule.matches(word)) found.add(of);
    return found.size === 0 ? NOTHING : [...found];
  };
  return (word) => {
    let found = known.get(word.text);
    if (found === undefined) {
      found = find(word);
      known.set(word.text, found);
    }
    return found;
  };
}

const NOTHING: readonly never[] = [];

function isNear(text: string, from: number, to: number): boolean {
  if (to - from > 3) return false;
  for (let at = from; at < to; at++) if (text[at] === '\n') return false;
  return true;
}
