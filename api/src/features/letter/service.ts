import { emptyLetter, type Letter } from '@kreda/document/kinds/letter/model/letter';
import { applyLetterOperation, type LetterOperation } from '@kreda/document/kinds/letter/operations/operation';
import { sentenceOf } from '@kreda/site/reasons';
import type { RequestContext } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { unlessConflict } from '../../platform/database-errors.ts';
import { DomainError, noSuchLetter, noSuchResume } from '../../platform/errors.ts';
import { endOfTrash } from '../../platform/trash.ts';
import { ownerId, ownerOf } from '../../policy.ts';
import { admitCreation, inCreationTurn } from '../resume/creation-turns.ts';
import { getResume } from '../resume/service.ts';
import { ownerOrNobody } from './owner-or-nobody.ts';
import * as repo from './repo.ts';
import type { NewLetter } from './schema.ts';
import { eraseOwnLetter } from './trash.ts';

/** More than anybody writes for one resume. With the limit of resumes, it limits how much an owner can fill the database. */
const MAX_LETTERS = 50;

/** The most JSON of a letter's content: its longest text with a few thousand formatted runs. */
const MAX_JSON_CHARACTERS = 100_000;

/** The result of a change. */
export interface Saved {
  revision: number;
  updatedAt: Date;
}

/**
 * Makes a new letter of a resume of the caller's.
 *
 * @throws {DomainError} `not-found` for a resume that the caller does not have, `rate-limited`, `conflict` when the resume has the most
 *   letters allowed, and for an anonymous version: a letter names its sender.
 * @throws {QueueFullError} while too many letters and resumes are being made.
 */
export function createLetter(
  context: RequestContext,
  { resumeUuid, language, date }: NewLetter,
): Promise<repo.StoredLetter> {
  return admitCreation(context, () =>
    inCreationTurn(context, async () => {
      const { resume, view } = await getResume(context, resumeUuid);
      if (view?.kind === 'anonymous') throw new DomainError('letter-of-anonymous-version');
      const empty = emptyLetter(crypto.randomUUID(), { uuid: resume.uuid, language: language ?? resume.language });
      return insertLetter(context, { ...empty, date: date ?? null });
    }),
  );
}

/** Stores a new letter. @throws {DomainError} as `createLetter`. */
export async function insertLetter(context: RequestContext, letter: Letter): Promise<repo.StoredLetter> {
  const { db, clock } = context;
  const owner = ownerOrNobody(context);
  await context.limit('addressNewLetters');
  await context.limit('newLetters', ownerId(owner));
  await inTransaction(db, async (tx) => {
    if (!(await repo.lockResume(tx, owner, letter.resumeUuid))) throw noSuchResume();
    if ((await repo.countLetters(tx, letter.resumeUuid)) >= MAX_LETTERS)
      throw new DomainError({ code: 'too-many-letters', max: MAX_LETTERS });
    await repo.insertLetter(tx, letter, clock());
  });
  return getLetter(context, letter.uuid);
}

export async function listLetters(context: RequestContext) {
  const owner = ownerOf(context);
  const rows = owner ? await repo.listLetters(context.db, owner) : [];
  return rows.map(({ id, resumeId, ...row }) => ({ uuid: id, resumeUuid: resumeId, ...row }));
}

/** @throws {DomainError} `not-found` for a letter that is missing or another owner's, like all functions below. */
export async function getLetter(context: RequestContext, uuid: string): Promise<repo.StoredLetter> {
  const stored = await repo.findLetter(context.db, ownerOrNobody(context), uuid);
  if (!stored) throw noSuchLetter();
  return stored;
}

/**
 * Applies an operation to the latest state and saves the result as one revision. With `baseRevision` it does so only if that is the
 * latest revision, so that it overwrites no other client's change.
 *
 * @throws {DomainError} `conflict` when the letter has another revision; `invalid` when it would grow past its limit.
 */
export function saveLetter(
  context: RequestContext,
  uuid: string,
  { operation, baseRevision }: { operation: LetterOperation; baseRevision?: number | undefined },
): Promise<Saved> {
  return editLetter(context, uuid, ({ letter, revision }) => {
    if (baseRevision !== undefined && revision !== baseRevision) throw new DomainError('letter-changed-elsewhere');
    return applyLetterOperation(letter, operation);
  });
}

/** Applies a closed page's unsaved changes as one revision. */
export function savePending(
  context: RequestContext,
  uuid: string,
  changes: readonly LetterOperation[],
): Promise<Saved> {
  return editLetter(context, uuid, ({ letter }) => changes.reduce(applyLetterOperation, letter));
}

const TRIES = 5;

/** Optimistic locking: it reads without a lock, writes if the revision is still the same, and otherwise reads again. */
async function editLetter(
  context: RequestContext,
  uuid: string,
  edit: (latest: repo.StoredLetter) => Letter,
): Promise<Saved> {
  const owner = ownerOrNobody(context);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stored = await getLetter(context, uuid);
    const after = edit(stored);
    checkSize(stored.letter, after);
    const now = context.clock();
    const isWritten = await unlessConflict(() => repo.writeRevision(context.db, owner, { stored, after, now }));
    if (isWritten) return { revision: stored.revision + 1, updatedAt: now };
  }
  throw new DomainError('letter-changed-elsewhere');
}

/** A letter that was too large before may be changed, but may not grow. */
function checkSize(before: Letter, after: Letter): void {
  const [old, next] = [before, after].map((letter) => JSON.stringify(repo.contentOf(letter)).length) as [
    number,
    number,
  ];
  if (next <= MAX_JSON_CHARACTERS || next <= old) return;
  const reason = { code: 'letter-too-long', max: MAX_JSON_CHARACTERS } as const;
  throw new DomainError(reason, { fields: { 'operation.value': sentenceOf(reason) } });
}

/** Moves the letter to the trash. All calls but the trash's own then answer `not-found` for it. */
export async function removeLetter(context: RequestContext, uuid: string): Promise<void> {
  if (!(await repo.moveToTrash(context.db, ownerOrNobody(context), uuid, context.clock()))) throw noSuchLetter();
}

/** Moves the letter out of the trash, unchanged. */
export async function restoreLetter(context: RequestContext, uuid: string): Promise<void> {
  if (!(await repo.moveToTrash(context.db, ownerOrNobody(context), uuid, null))) throw noSuchLetter();
}

/** The caller's removed letters, with the time until which each can be restored. */
export async function listLetterTrash(context: RequestContext) {
  const owner = ownerOf(context);
  const rows = owner ? await repo.listTrash(context.db, owner) : [];
  return rows.map(({ id, removedAt, ...row }) => ({
    uuid: id,
    ...row,
    restorableUntil: endOfTrash(removedAt),
  }));
}

/** Erases the letter, in the trash or not. The outbox removes its signature and finished PDFs. */
export async function eraseLetter(context: RequestContext, uuid: string): Promise<void> {
  if (!(await eraseOwnLetter(context, uuid))) throw noSuchLetter();
}
