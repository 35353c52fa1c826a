import { z } from 'zod';
import { ownerProcedure, router, userProcedure } from '../../platform/trpc/init.ts';
import { requireOwner } from '../../policy.ts';
import { limitedCallSchema } from '../resume/limit-values.ts';
import { uuidSchema } from '../resume/schema.ts';
import { isGrantedToPrint, listLetterDownloads } from './download.ts';
import { duplicateLetter } from './duplicate.ts';
import type { StoredLetter } from './repo.ts';
import { createLetterSchema, saveLetterSchema } from './schema.ts';
import * as letters from './service.ts';

const ofLetter = ownerProcedure.input(z.object({ uuid: uuidSchema }));

export const letterRouter = router({
  create: ownerProcedure
    .input(createLetterSchema)
    .mutation(async ({ ctx, input }) => toWire(await letters.createLetter(ctx, input))),

  list: ownerProcedure.query(async ({ ctx }) => {
    const rows = await letters.listLetters(ctx);
    return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }));
  }),

  get: ofLetter.query(async ({ ctx, input }) => toWire(await letters.getLetter(ctx, input.uuid))),

  save: ofLetter
    .meta({ access: 'owner', takesText: true })
    .input(limitedCallSchema)
    .input(saveLetterSchema)
    .mutation(async ({ ctx, input: { uuid, operation, baseRevision } }) => {
      // Answers `unauthenticated` for an ended session, and not `not-found`: the editor then asks to log in again.
      requireOwner(ctx);
      const saved = await letters.saveLetter(ctx, uuid, { operation, baseRevision });
      return { ...saved, updatedAt: saved.updatedAt.toISOString() };
    }),

  duplicate: ofLetter.mutation(async ({ ctx, input }) => toWire(await duplicateLetter(ctx, input.uuid))),

  remove: ofLetter.mutation(({ ctx, input }) => letters.removeLetter(ctx, input.uuid)),

  trash: ownerProcedure.query(async ({ ctx }) => {
    const rows = await letters.listLetterTrash(ctx);
    return rows.map(({ restorableUntil, ...row }) => ({ ...row, restorableUntil: restorableUntil.toISOString() }));
  }),

  restore: ofLetter.mutation(({ ctx, input }) => letters.restoreLetter(ctx, input.uuid)),

  erase: ofLetter.mutation(({ ctx, input }) => letters.eraseLetter(ctx, input.uuid)),

  /** Whether the caller may download the letter now. */
  granted: userProcedure
    .input(z.object({ uuid: uuidSchema }))
    .query(({ ctx, input }) => isGrantedToPrint(ctx, input.uuid)),

  /** Earlier downloads; `url` answers the PDF. */
  downloads: userProcedure.input(z.object({ uuid: uuidSchema })).query(async ({ ctx, input }) => {
    const rows = await listLetterDownloads(ctx, input.uuid);
    return rows.map(({ id, createdAt, ...row }) => ({
      ...row,
      id,
      url: `/api/letter-downloads/${id}`,
      createdAt: createdAt.toISOString(),
    }));
  }),
});

function toWire({ letter, revision, updatedAt }: StoredLetter) {
  return { letter, revision, updatedAt: updatedAt.toISOString() };
}
