import { CONSENT_CLAUSES } from '../model/clauses/clause-library.ts';

const GAP = '{employer}';

/** A sentence of the library around an employer's name, and the whole wording without the name. */
const WORDINGS = Object.values(CONSENT_CLAUSES)
  .flat()
  .flatMap(({ text, textWithoutEmployer }) => {
    const parts = text.split(GAP).map(spaced);
    return parts.length < 2 ? [] : [{ parts, withoutEmployer: textWithoutEmployer }];
  });

/** The wording that names no employer, for a text that is a clause of the library with one; null for any other text. */
export function clauseWithoutEmployer(text: string): string | null {
  const typed = spaced(text).trim();
  return WORDINGS.find(({ parts }) => hasParts(typed, parts))?.withoutEmployer ?? null;
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
