import { REASON_CODES, REASONS, type Reason, type ReasonCode } from './reasons.ts';

/** What `sentenceOf` makes of a reason, as a pattern with a group for each number. */
const PATTERNS: readonly [ReasonCode, RegExp][] = REASON_CODES
  // A problem in words of its own can be any sentence.
  .filter((code) => !REASONS[code].text.includes('{{problem}}'))
  .map((code) => [code, patternOf(REASONS[code].text)]);

function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\/]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\{(\w+)\}\}/g, '(?<$1>\\d+)')}$`);
}

/**
 * The reason of which `sentenceOf` made the sentence; null for any other text. A schema has room for one text beside each wrong
 * field, and so has an answer of the API: both carry the sentence, and this reads it.
 */
export function parseSentence(sentence: string): Reason | null {
  for (const [code, pattern] of PATTERNS) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    const numbers = Object.entries(match.groups ?? {}).map(([name, digits]) => [name, Number(digits)]);
    // The pattern's groups are the parameters of its own text.
    return { code, ...Object.fromEntries(numbers) } as Reason;
  }
  return null;
}
