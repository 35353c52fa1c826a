import { CONSENT_CLAUSES } from '../model/clauses/clause-library.ts';

const GAP = '{employer}';

/** The parts of each wording around an employer's name, and the whole wording without the name. */
const WORDINGS = Object.values(CONSENT_CLAUSES)
  .flat()
  .map(({ text, textWithoutEmployer }) => ({
    parts: text.split(GAP).map(spaced),
    withoutEmployer: textWithoutEmployer,
  }));

/** The wording that names no employer, for a text that is a clause of the library with or without one; null for any other text. */
export function clauseWithoutEmployer(text: string): string | null {
  const typed = spaced(text).trim();
  const found = WORDINGS.find(
    ({ parts, withoutEmployer }) => typed === spaced(withoutEmployer) || hasParts(typed, parts),
  );
  return found?.withoutEmployer ?? null;
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Whether a text is these parts in order, with something between them. */
function hasParts(text: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const found = isLast ? text.length - part.length : text.indexOf(part, at + 1);
    if (found <= at || !text.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return true;
}
