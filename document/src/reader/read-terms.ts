import { largestOf, smallestOf } from './extremes.ts';
import type { FoundSectionKind, FoundTerm } from './found-resume.ts';
import { exactHeadingKind } from './heading-words.ts';
import { isSpokenLanguage } from './language-names.ts';
import { bulletOf, joinLines } from './paragraphs.ts';
import { type Fragment, isSameParagraph, type Line } from './piece.ts';
import { firstWordWidth } from './split-entries.ts';

interface TermLine {
  text: string;
  cell: Fragment;
  isBullet: boolean;
  page: number;
  /** The label of the group that the line is in. */
  group?: string;
}

const LEVEL_AT_END = /^(.+?)\s*(?:\(([^()]{1,120})\)|[–—:]\s+([^–—]{1,80})|\s([●○■□▪▫★☆◆◇•◦]{2,20}))\s*$/u;
const NOTE_AFTER_LEVEL = /^(.+?)\s*\(([^()]{1,40})\)\s*[–—-]\s*(.{1,80})$/u;
const MARK_LEVEL = /\s{0,3}[●○■□▪▫★☆◆◇◦]{2,20}\s{0,3}$/u;
const LABEL = /^([\p{L}][\p{L}\p{N} &/().'’+-]{1,40}):\s+/u;
/** If one of these separates terms, commas are part of a term. */
const STRONG = /[;•·|]/u;
const LEVEL_WORD =
  /^(?:\d{1,3}\s*(?:\/|von|of|z|з)\s*\d{1,3}|\d{1,3}\s*%|[A-C][12]|\d+\+?\s*(?:years?|lat|lata|rok|jahre?|let|roky|років|рок[иу]|år|años|anni|metai|metų)|(?:very |bardzo |sehr |velmi |дуже |meget |muy |molto |labai |mycket |veľmi )?(?:good|basic|basics|beginner|intermediate|advanced|expert|proficient|fluent|native|dobr[aeéáyý]|podstaw|średni|średnio|zaawans|bieg|ekspert|gut|grund|fortgeschritten|experte|verhandlungssicher|mittel|základ|pokročil|středně|stredne|výborn|базов|середн|просунут|експерт|добр|god|godt|øvet|erfaren|grundlæg|básico|intermedio|avanzado|experto|bueno|base|buono|avanzato|esperto|ottim|pagrind|vidutin|paženg|gera|puik|grundläg|avancerad|expert|bra)\p{L}*)$/iu;
const INLINE = /[;,•·|]/u;
const CEFR = /^(.+?)\s+((?:A1|A2|B1|B2|C1|C2)(?:\/(?:A1|A2|B1|B2|C1|C2))?)$/u;

/** A language and how it is spoken, without a mark between them: "English native". */
const SPOKEN_WORDS =
  'native|fluent|mother tongue|bilingual|basic|intermediate|advanced|conversational|beginner|elementary|proficient|ojczysty|biegły|biegle|płynnie|płynny|podstawowy|zaawansowany|komunikatywny|średniozaawansowany|muttersprache|fließend|verhandlungssicher|grundkenntnisse|gute kenntnisse|nativo|nativa|fluido|básico|intermedio|avanzado|madrelingua|fluente|rodilý mluvčí|mateřský jazyk|plynně|materinský jazyk|рідна|вільно|modersmål|flydende|flytande|gimtoji|laisvai';
const SPOKEN = new RegExp(`^(\\p{L}{4,})\\s+((?:${SPOKEN_WORDS})(?:\\s+\\p{L}+)?)$`, 'iu');
const SPOKEN_LEVEL = new RegExp(`^(?:${SPOKEN_WORDS})(?:\\s+\\p{L}+)?$`, 'iu');

/** Reads skills, languages and similar lists: each term is a word, a list item or a line, with its level or note. */
export function readTerms(
  lines: readonly Line[],
  { kind, columnRight }: { kind: FoundSectionKind; columnRight: number },
): FoundTerm[] {
  const cells = withoutLoneDash(lines.flatMap((line) => toTermLines(line, kind)));
  const joined = withoutNumbers(withLabels(joinWrapped(cells, columnRight)));
  const isGrouped = GROUPED.includes(kind);
  const hasLists = joined.filter(({ text }) => LABEL.test(text) && !isLevel(text)).length > 0;
  const hasDashes = joined.filter((line) => isDashedList(line)).length > 1;
  const hasBold = joined.some(({ cell }) => cell.bold);
  const isSentenceList = kind === 'interests' && joined.length > 1;
  const isNamePerLine = areNamesBold(joined);
  const isOnePerLine = joined.length > 1 && joined.every(({ text }) => dashesOf(text) === 1);
  const found: (FoundTerm & { cell: Fragment })[] = [];
  for (const { text, cell, isBullet, group: groupAbove } of joined) {
    const above = found.findLast((term) => Math.abs(term.cell.x - cell.x) < 14 && term.cell.page === cell.page) ?? null;
    // "DELF B2 (2016)" under a bold "French – B2" is a note about it.
    if (hasBold && !cell.bold && !isBullet && above?.cell.bold && !LABEL.test(text)) {
      above.detail = [above.detail, text].filter((part) => part !== '').join(', ');
      continue;
    }
    const label = kind === 'interests' ? null : labelOf({ text, cell, isBullet }, { isGrouped, hasLists, hasDashes });
    const words = label === null ? text : text.slice(label.end);
    const group = label?.name ?? groupAbove;
    const parts = isSentenceList || (isNamePerLine && cell.bold) ? [words] : splitOutsideParentheses(words);
    for (const [index, part] of parts.entries()) {
      const term = toTerm(part, { kind, isBoldName: index === 0 && cell.bold && !cell.isAllBold });
      const before = index > 0 ? found.at(-1) : undefined;
      const isOne = isOnePerLine || (cell.bold && !cell.isAllBold);
      // "angličtina, B2" is one language.
      if (before?.detail === '' && kind === 'languages' && (isLevelText(part) || SPOKEN_LEVEL.test(part))) {
        before.detail = part;
      } else if (before && kind === 'languages' && isAboutSameLanguage(before, part, { line: words, isOne })) {
        before.detail = `${before.detail}, ${part}`;
      } else if (term.name !== '')
        found.push({ ...term, cell, ...(isGrouped && group !== undefined ? { group } : {}) });
    }
  }
  return found.map(({ cell: _cell, ...term }) => ofLevelGroup(term));
}

const GROUPED: readonly FoundSectionKind[] = ['skills', 'software'];

/** "Advanced: Excel, Word" says how well, not what. */
function ofLevelGroup(term: FoundTerm): FoundTerm {
  const { group, ...alone } = term;
  if (group === undefined || !isLevelText(group)) return term;
  return term.detail === '' ? { ...alone, detail: group } : alone;
}

interface LabelContext {
  isGrouped: boolean;
  /** Other lines have labels before lists. */
  hasLists: boolean;
  hasDashes: boolean;
}

/** The label before a line's terms and where it ends; null for "English: native". */
function labelOf(
  line: Pick<TermLine, 'text' | 'cell' | 'isBullet'>,
  { isGrouped, hasLists, hasDashes }: LabelContext,
): { name: string; end: number } | null {
  const match = LABEL.exec(line.text);
  if (match) {
    const value = line.text.slice(match[0].length);
    const isOfOne = isGrouped && !isLevelText(value) && (hasLists || exactHeadingKind(match[1]!) === 'languages');
    return isLevel(line.text) && !isOfOne ? null : { name: match[1]!, end: match[0].length };
  }
  const dashed = isGrouped && hasDashes && isDashedList(line) ? DASHED.exec(line.text) : null;
  return dashed ? { name: dashed[1]!, end: dashed[0].length } : null;
}

const DASHED = /^([^–—]{2,40}?)\s[–—-]\s+/u;

/** "**Tools** – Git, Docker": a list after bold words and a dash. */
function isDashedList({ text, cell }: Pick<TermLine, 'text' | 'cell'>): boolean {
  const match = cell.bold && !cell.isAllBold ? DASHED.exec(text) : null;
  return match !== null && INLINE.test(text.slice(match[0].length));
}

const NUMBER = /^\d{1,2}[.)]\s+(?=\p{L})/u;

/** Drops the numbers of a numbered list. */
function withoutNumbers(lines: readonly TermLine[]): TermLine[] {
  const isNumbered = lines.length > 1 && lines.every(({ text }) => NUMBER.test(text));
  return isNumbered ? lines.map((line) => ({ ...line, text: line.text.replace(NUMBER, '') })) : [...lines];
}

/** True if there are several bold lines and few of them could be lists. Then each is one term, also "Xero, MYOB". */
function areNamesBold(lines: readonly TermLine[]): boolean {
  const bold = lines.filter(({ cell, isBullet }) => cell.bold && !isBullet);
  const lists = bold.filter(({ text }) => splitOutsideParentheses(text).length > 1);
  return bold.length > 1 && lists.length * 2 <= bold.length;
}

function dashesOf(line: string): number {
  return line.match(/\s[–—-]\s/gu)?.length ?? 0;
}

/**
 * True for a second note about the same language: "czeski – B1, swobodna rozmowa". The part after the comma must not have a capital, unless
 * the line is known to be about one language (each line has one level) or the part is a level itself.
 */
function isAboutSameLanguage(
  { name, detail }: FoundTerm,
  part: string,
  { line, isOne }: { line: string; isOne: boolean },
): boolean {
  const isAbout = isOne || /^[\p{Ll}\d]/u.test(part) || isLevelText(part);
  return detail !== '' && dashesOf(line) === 1 && !STRONG.test(line) && line.startsWith(name) && isAbout;
}

/** Takes the labels of groups from the lines: bold lines that have several plain lines under them, and lines like "Over 5000 lines:". */
function withLabels(lines: readonly TermLine[]): TermLine[] {
  const open = lines.filter(({ text }) => !/:$/.test(text));
  const bold = open.filter(({ cell }) => cell.bold).length;
  const areBoldLabels = bold > 0 && open.length - bold > bold * 1.5;
  let group: string | undefined;
  return lines.flatMap((line) => {
    const isLabel = /:$/.test(line.text) || (areBoldLabels && line.cell.bold);
    if (isLabel) group = line.text.replace(/\s*:$/u, '');
    return isLabel ? [] : [group === undefined ? line : { ...line, group }];
  });
}

/** True for "English: native" (a level), false for "Programming: C, Java" (a label before names). */
function isLevel(text: string): boolean {
  const label = LABEL.exec(text);
  return label !== null && !INLINE.test(text.slice(label[0].length)) && text.slice(label[0].length).length < 40;
}

function toTermLines(line: Line, kind: FoundSectionKind): TermLine[] {
  const bullet = bulletOf(line);
  const [first, ...rest] = line.cells;
  const page = first.page;
  if (bullet) {
    const [second] = rest;
    const cell = first.text.length === 1 && second ? second : first;
    return [{ text: bullet.text, cell, isBullet: true, page }];
  }
  const [level, ...others] = rest;
  // In a table, the level is a cell of its own.
  if (
    level &&
    others.length === 0 &&
    !INLINE.test(first.text) &&
    (isLevelText(level.text) || SPOKEN_LEVEL.test(level.text))
  )
    return [{ text: `${first.text} – ${level.text}`, cell: { ...first, right: level.right }, isBullet: false, page }];
  // "Tools" in a gutter beside "Git, Docker".
  if (
    level &&
    others.length === 0 &&
    GROUPED.includes(kind) &&
    first.isAllBold &&
    !level.bold &&
    INLINE.test(level.text)
  )
    return [
      {
        text: `${first.text.replace(/\s*:$/u, '')}: ${level.text}`,
        cell: level,
        isBullet: false,
        page,
      },
    ];
  return line.cells.map((cell) => {
    const item = bulletOf({ ...line, cells: [cell] });
    return { text: item?.text ?? cell.text, cell, isBullet: item !== null, page };
  });
}

const DASH_ITEM = /^[–—-]\s+\S/u;

/** A single dash at the start of a line below others is not a bullet: "English (C1)" may continue with "– TOEFL, 108 points". */
function withoutLoneDash(lines: readonly TermLine[]): TermLine[] {
  const dashed = lines.filter(({ isBullet, cell }) => isBullet && DASH_ITEM.test(cell.text));
  const [lone] = dashed;
  if (dashed.length !== 1 || !lone || lone === lines[0]) return [...lines];
  return lines.map((line) => (line === lone ? { ...line, text: line.cell.text, isBullet: false } : line));
}

/** Separators between terms. A line break may replace one. */
const SPACED = /\s[•·|]\s/u;
const SPACED_AT_EDGE = /^[•·|]|[•·|]$/u;

/**
 * Returns a function that tells whether a line ends with a term, even if the next word would not have fitted. It does if all lines have
 * even spacing and begin with capitals. It also does for single words between dots if no line begins or ends with a dot, since otherwise a
 * single term would have two words.
 */
function termEnds(lines: readonly TermLine[]): (upper: TermLine, lower: TermLine) => boolean {
  const isList = lines.some(({ text, isBullet }) => isBullet || splitOutsideParentheses(text).length > 1);
  const gaps = lines.flatMap(({ cell, page }, index) => {
    const above = lines[index - 1];
    // Headings of groups have more space above.
    if (!above || above.page !== page || above.cell.bold !== cell.bold || Math.abs(cell.x - above.cell.x) > 3)
      return [];
    return [cell.y - above.cell.y];
  });
  const isEven = gaps.length >= 2 && largestOf(gaps) < smallestOf(gaps) * 1.15;
  const isDotAtEdge = lines.some(({ text, isBullet }) => !isBullet && SPACED_AT_EDGE.test(text));
  const isOfSingleWords = ({ text }: TermLine) => text.split(/[•·|]/u).every((term) => !/\S\s+\S/u.test(term.trim()));
  return (upper, lower) => {
    if (!/^[\p{Lu}\p{N}]/u.test(lower.text)) return false;
    if (!isList) return isEven;
    const isDotted = SPACED.test(upper.text) && SPACED.test(lower.text);
    return isDotted && !isDotAtEdge && isOfSingleWords(upper) && isOfSingleWords(lower);
  };
}

/** Joins terms, and lists of terms in one sentence, that continue in the next line because there was no room. */
function joinWrapped(lines: readonly TermLine[], columnRight: number): TermLine[] {
  const joined: TermLine[] = [];
  const isTermEnd = termEnds(lines);
  const largestInnerGap = largestGapInTerms(lines);
  const longest = largestOf(lines.map(({ cell }) => cell.right));
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    const isNewTerm = index > 0 && isTermEnd(lines[index - 1]!, line);
    const isInner = last !== undefined && isPhrase(last) && line.cell.y - last.cell.y <= largestInnerGap;
    if (last && !isNewTerm && continuesTerm(last, line, isInner ? longest : columnRight)) {
      joined[joined.length - 1] = {
        ...last,
        text: joinLines(last.text, line.text),
        cell: { ...last.cell, right: line.cell.right, y: line.cell.y },
      };
    } else joined.push(line);
  }
  return joined;
}

/** True for three and more words: the name of a skill or language seldom fills a line. */
function isPhrase({ text }: TermLine): boolean {
  return /\S\s+\S+\s+\S/u.test(text);
}

/**
 * The largest distance between two lines of one term, if the distances between terms are clearly larger; otherwise 0. Lists in groups have
 * two distances as well, but more lines within groups than groups.
 */
function largestGapInTerms(lines: readonly TermLine[]): number {
  const gaps = lines
    .flatMap(({ cell, page }, index) => {
      const above = lines[index - 1];
      return above?.page === page && cell.y > above.cell.y ? [cell.y - above.cell.y] : [];
    })
    .toSorted((a, b) => a - b);
  const inner = gaps.findIndex((gap, index) => index > 0 && gap > gaps[index - 1]! * 1.2);
  return inner > 0 && inner <= gaps.length - inner ? gaps[inner - 1]! : 0;
}

/** True for one language or skill with its level, on one line. */
function endsWithLevel(text: string): boolean {
  const [, level = ''] = /\s[–—-]\s([^–—]{1,40})$/u.exec(text) ?? [];
  return isLevel(text) || SPOKEN.test(text) || CEFR.test(text) || isLevelText(level) || SPOKEN_LEVEL.test(level);
}

function continuesTerm(last: TermLine, line: TermLine, columnRight: number): boolean {
  const { cell } = line;
  const isSame = isSameParagraph(last.cell, cell);
  if (isSame !== null) return isSame && !line.isBullet;
  const gap = cell.y - last.cell.y;
  // "Advanced:" is a label above the terms below it.
  if (line.text.endsWith(':') || last.text.endsWith(':')) return false;
  // "Tools: Git" above "Cloud: AWS, GCP".
  if (LABEL.test(line.text) && !isLevel(line.text) && !/[,;]$/.test(last.text)) return false;
  // "German native" above "English B1".
  if (endsWithLevel(last.text) && endsWithLevel(line.text)) return false;
  if (line.isBullet || cell.page !== last.cell.page || gap < cell.size * 0.5 || gap > cell.size * 1.9) return false;
  if (cell.x < last.cell.x - 3 || cell.x > last.cell.x + (last.isBullet ? 24 : 6)) return false;
  if (last.isBullet && cell.x > last.cell.x + 3) return true;
  const isList = INLINE.test(last.text);
  if (!isList && cell.bold !== last.cell.bold) return false;
  if (/[;,]/.test(last.text.slice(-1))) return true;
  return last.cell.right + cell.size * 0.25 + firstWordWidth(cell) > columnRight - cell.size * (isList ? 1.2 : 0.5);
}

function splitOutsideParentheses(text: string): string[] {
  const separator = STRONG.test(text) ? STRONG : INLINE;
  const parts: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  // "1,5 mln" is not a list.
  if (parts.some((part, index) => index > 0 && /^\d/.test(part) && /\d$/.test(parts[index - 1]!))) return [text];
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** @param isBoldName whether the part begins bold and does not end bold. Then text after a dash is a note about the bold words. */
function toTerm(part: string, { kind, isBoldName }: { kind: FoundSectionKind; isBoldName: boolean }): FoundTerm {
  const text = part
    .replace(/^(?:and|oraz|und|och|og|y|e|a|та|і|ir)\s+(?=\p{Lu})/u, '')
    .replace(/[.;]$/, '')
    // The level in words behind its marks: "English ●●●○○ B1".
    .replace(/(?<=\S)\s[●○■□▪▫★☆◆◇◦]{3,20}\s(?=\S)/u, ' ')
    .trim();
  const noted = NOTE_AFTER_LEVEL.exec(text);
  if (noted) return { name: noted[1]!.trim(), detail: `${noted[2]}, ${noted[3]}` };
  const cefr = kind === 'languages' ? CEFR.exec(text) : null;
  if (cefr) return { name: cefr[1]!.replace(/(?<![\s:–—-])[\s:–—-]+$/u, ''), detail: cefr[2]! };
  const spoken = kind === 'languages' ? SPOKEN.exec(text) : null;
  if (spoken) return { name: spoken[1]!, detail: spoken[2]! };
  const match = kind === 'interests' ? null : LEVEL_AT_END.exec(text);
  // The parentheses in "Search engine advertising (SEA)" contain no level.
  const level = (match?.[2] ?? match?.[3] ?? '').trim();
  const isTold =
    kind === 'languages' || (isBoldName && match?.[3] !== undefined) || match?.[4] !== undefined || isLevelText(level);
  const isSpoken = match !== null && SPOKEN_LEVEL.test(level) && isSpokenLanguage(match[1]!);
  if (match && (isTold || isSpoken)) return { name: match[1]!.trim(), detail: level };
  return { name: text.replace(MARK_LEVEL, '').trim(), detail: '' };
}

/** True for "advanced", and for "excellent, 5/5" with any first word. */
export function isLevelText(text: string): boolean {
  return text.split(/,\s*/).some((part) => LEVEL_WORD.test(part));
}
