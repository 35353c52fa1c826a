import { REASONS, type Reason } from './reasons.ts';

/** The sentences of `sentenceOf` that a field can have, as regular expressions, with a group for each number. */
const PATTERNS: readonly [string, RegExp][] = Object.entries(REASONS)
  // A `problem` can be any text.
  .filter(([, { text }]) => !text.includes('{{problem}}'))
  .map(([code, { text }]) => [code, patternOf(text)]);

function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\/]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\{(\w+)\}\}/g, '(?<$1>\\d+)')}$`);
}

/**
 * The inverse of `sentenceOf`; null for any other text. Schemas and answers of the API have one text for each wrong field. They
 * carry the sentence there, and the client reads the reason from it.
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
