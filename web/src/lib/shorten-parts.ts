import type { TextPart } from './mark-differences.ts';

/** Texts up to this length are shown whole, in characters. */
const MAX_WHOLE = 260;
/** Approximate length of a shortened text, in characters. */
const MAX_SHORT = 360;
/** Characters of unchanged text shown on each side of a difference. */
const CONTEXT = 60;
const GAP = ' … ';

/**
 * Shortens a long text to its differences and the words around them. A text without differences is cut after its beginning.
 *
 * @returns null if the text is short enough to be shown whole.
 */
export function shortenParts(parts: readonly TextPart[]): TextPart[] | null {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= MAX_WHOLE) return null;
  if (!parts.some(({ isDifferent }) => isDifferent)) {
    const text = parts.map((part) => part.text).join('');
    return [{ text: `${head(text, MAX_WHOLE)} …`, isDifferent: false }];
  }
  const short: TextPart[] = [];
  let shown = 0;
  for (const [index, part] of parts.entries()) {
    const text = shortened(part, index > 0, index < parts.length - 1);
    short.push({ text, isDifferent: part.isDifferent });
    shown += text.length;
    if (shown > MAX_SHORT && index < parts.length - 1) {
      short.push({ text: GAP, isDifferent: false });
      break;
    }
  }
  return short;
}

/** Keeps the text next to a difference and replaces the rest of a long part by an ellipsis. */
function shortened({ text, isDifferent }: TextPart, followsOther: boolean, precedesOther: boolean): string {
  if (text.length <= 2 * CONTEXT) return text;
  const first = isDifferent || followsOther ? head(text, CONTEXT) : '';
  const last = isDifferent || precedesOther ? tail(text, CONTEXT) : '';
  return `${first}${GAP}${last}`;
}

/** The first words of a text, with about `length` characters. */
function head(text: string, length: number): string {
  const end = text.lastIndexOf(' ', length);
  return text.slice(0, end > length / 2 ? end : length);
}

function tail(text: string, length: number): string {
  const start = text.indexOf(' ', text.length - length);
  return text.slice(start !== -1 && start < text.length - length / 2 ? start + 1 : text.length - length);
}
