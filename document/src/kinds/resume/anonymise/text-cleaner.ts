import type { Language } from '../../../engine/text/languages.ts';
import { type Inline, MAX_RICH_TEXT_CHARACTERS, type RichText, richTextToPlain } from '../model/rich-text.ts';
import { clauseWithoutEmployer } from './clause-without-employer.ts';
import { contactRanges } from './contact-ranges.ts';
import type { Identity } from './identity.ts';
import { identityFinder } from './identity-ranges.ts';
import { formsRule, nameForms } from './name-forms.ts';
import type { Organisations } from './organisations.ts';
import { phraseFinder } from './phrase-finder.ts';
import {
  joinedRanges,
  MARK,
  type Range,
  type Removed,
  type RemovedKind,
  replaceInInlines,
  replaceRanges,
  withoutGrowth,
} from './ranges.ts';
import { remainingNames } from './remaining-names.ts';
import { type Phrase, wordsOf } from './words.ts';

/** Takes an identity out of texts, and remembers what it took out and what stayed. */
export interface TextCleaner {
  /** A text on one line. The result has at most `maxCharacters`, if the text had. */
  line(text: string, maxCharacters: number): string;
  text(text: string, maxCharacters: number): string;
  richText(text: RichText): RichText;
  /** As `richText`. A clause of the library that names an employer becomes its wording without one. */
  clause(text: RichText): RichText;
  /** Remembers what is taken out as a whole. Empty texts are no loss, except of a photo. */
  remove(kind: RemovedKind, text: string): void;
  removed(): Removed[];
  stayed(): string[];
}

interface Given {
  /** The person, in each language that names them in another way. */
  identities: readonly Identity[];
  organisations: { employer: Organisations; school: Organisations };
  ownWords: readonly string[];
  language: Language;
}

export function createTextCleaner({ identities, organisations, ownWords, language }: Given): TextCleaner {
  const removed = new Map<string, Removed>();
  const stayed = new Set<string>();
  /** Clauses of the library: their capitals are those of laws. */
  const clauses = new Set<string>();
  const identityRangesIn = identities.map(identityFinder);
  const phrases: { phrase: Phrase; kind: RemovedKind; replacement: string }[] = [
    ...ownWords.map((own) => ({ phrase: ownPhrase(own), kind: 'own-word' as const, replacement: MARK })),
    ...(['employer', 'school'] as const).flatMap((kind) =>
      [...organisations[kind].values()].flatMap(({ label, phrases: ofOne }) =>
        ofOne.map((phrase) => ({ phrase, kind, replacement: label })),
      ),
    ),
  ];
  const phrasesIn = phraseFinder(phrases);

  function remove(kind: RemovedKind, text: string): void {
    if (text.trim() !== '' || kind === 'photo') removed.set(`${kind} ${text}`, { kind, text });
  }

  function rangesOf(text: string): Range[] {
    if (text.trim() === '') return [];
    const words = wordsOf(text);
    const found = joinedRanges(
      [
        ...identityRangesIn.flatMap((rangesIn) => rangesIn(text, words)),
        ...identities.flatMap(({ phoneDigits }) => contactRanges(text, phoneDigits)),
        ...phrasesIn(words, text).map(
          ({ start, end, of: { kind, replacement } }): Range => ({ start, end, kind, replacement }),
        ),
      ],
      text,
    );
    for (const { start, end, kind } of found) remove(kind, text.slice(start, end));
    if (clauses.has(text)) return found;
    for (const name of remainingNames(text, words, { ranges: found, language })) stayed.add(name);
    return found;
  }

  function clean(text: string, maxCharacters: number): string {
    const ranges = rangesOf(text);
    const result = replaceRanges(text, ranges);
    return result.length <= maxCharacters ? result : replaceRanges(text, withoutGrowth(ranges));
  }

  function richText(text: RichText): RichText {
    const rangesOfLines = new Map<readonly Inline[], Range[]>();
    const lines = text.flatMap((block) =>
      block.type === 'paragraph' ? [block.children] : block.items.map(({ children }) => children),
    );
    for (const line of lines) rangesOfLines.set(line, rangesOf(textOf(line)));
    const replaced = (fit: (ranges: readonly Range[]) => readonly Range[]) =>
      mapLines(text, (children) => replaceInInlines(children, fit(rangesOfLines.get(children)!)).map(unlinked));
    const result = replaced((ranges) => ranges);
    for (const { href } of lines.flat()) if (href !== undefined) remove('link', href);
    return richTextToPlain(result).length <= MAX_RICH_TEXT_CHARACTERS ? result : replaced(withoutGrowth);
  }

  return {
    line: clean,
    text: clean,
    richText,
    clause: (text) =>
      richText(
        mapLines(text, (children) => {
          const typed = textOf(children);
          const neutral = clauseWithoutEmployer(typed);
          if (neutral === null) return children;
          clauses.add(neutral);
          if (spaced(typed) !== spaced(neutral)) remove('clause', typed);
          return [{ text: neutral }];
        }),
      ),
    remove,
    removed: () => [...removed.values()],
    stayed: () => [...stayed],
  };
}

/** A user's own word in any inflected form, or several words in a row. */
function ownPhrase(typed: string): Phrase {
  return wordsOf(typed).map(({ text }) => formsRule(nameForms(text)));
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function textOf(inlines: readonly Inline[]): string {
  return inlines.map(({ text }) => text).join('');
}

function unlinked({ href: _, ...inline }: Inline): Inline {
  return inline;
}

function mapLines(text: RichText, change: (children: Inline[]) => Inline[]): RichText {
  return text.map((block) =>
    block.type === 'paragraph'
      ? { ...block, children: change(block.children) }
      : { ...block, items: block.items.map((item) => ({ ...item, children: change(item.children) })) },
  );
}
