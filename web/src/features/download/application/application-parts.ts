/** A part of the application: the CV, a letter, or a file that the user added. */
export type ApplicationPart = {
  id: string;
  title: string;
  /** Stands for a title that the user has emptied. */
  ownTitle: string;
} & ({ kind: 'resume' } | { kind: 'letter'; uuid: string; resumeName: string } | { kind: 'file'; file: File });

/** A letter to add, with the name of its resume. */
export interface AddedLetter {
  uuid: string;
  title: string;
  resumeName: string;
}

const MB = 1024 * 1024;

/** The API's limits. */
export const LIMITS = { files: 20, eachMb: 10, allMb: 40 };

const MAX_TITLE_CHARACTERS = 100;

/** Why files cannot be added. */
export type AddingProblem =
  | { key: 'tooBig'; name: string; max: number }
  | { key: 'tooMany'; max: number }
  | { key: 'tooMuch'; max: number };

/** Checks files beside those that are parts already; null where they can be added. */
export function findProblem(parts: readonly ApplicationPart[], added: readonly File[]): AddingProblem | null {
  const before = parts.flatMap((part) => (part.kind === 'file' ? [part.file] : []));
  const large = added.find(({ size }) => size > LIMITS.eachMb * MB);
  if (large) return { key: 'tooBig', name: large.name, max: LIMITS.eachMb };
  const all = [...before, ...added];
  if (all.length > LIMITS.files) return { key: 'tooMany', max: LIMITS.files };
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  return bytes > LIMITS.allMb * MB ? { key: 'tooMuch', max: LIMITS.allMb } : null;
}

/** A file as a part, with its name without the ending as title. */
export function partOf(file: File): ApplicationPart {
  const name = file.name.replace(/\.[^.]{1,5}$/, '').trim();
  const title = name.slice(0, MAX_TITLE_CHARACTERS) || file.name;
  return { id: crypto.randomUUID(), kind: 'file', file, title, ownTitle: title };
}

/** A letter as a part. */
export function partOfLetter({ uuid, resumeName, ...letter }: AddedLetter): ApplicationPart {
  const title = letter.title.slice(0, MAX_TITLE_CHARACTERS);
  return { id: uuid, kind: 'letter', uuid, resumeName, title, ownTitle: title };
}
