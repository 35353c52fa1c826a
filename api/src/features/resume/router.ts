import { z } from 'zod';
import { ownerProcedure, publicProcedure, router } from '../../platform/trpc/init.ts';
import { requireOwner } from '../../policy.ts';
import { historyProcedures } from './history/router.ts';
import { limitedCallSchema } from './limit-values.ts';
import { createSchema, saveSchema, uuidSchema } from './schema.ts';
import * as resumes from './service.ts';
import { viewProcedures } from './views/router.ts';
import { toWire } from './wire.ts';

const ofResume = ownerProcedure.input(z.object({ uuid: uuidSchema }));

export const resumeRouter = router({
  create: publicProcedure
    .input(createSchema)
    .mutation(async ({ ctx, input }) => toWire(await resumes.createResume(ctx, input), ctx)),

  list: ownerProcedure.query(async ({ ctx }) => {
    const rows = await resumes.listResumes(ctx);
    return rows.map(({ id, baseId, updatedAt, ...row }) => ({
      ...row,
      uuid: id,
      baseUuid: baseId,
      updatedAt: updatedAt.toISOString(),
    }));
  }),

  get: ofResume.query(async ({ ctx, input }) => toWire(await resumes.getResume(ctx, input.uuid), ctx)),

  save: ofResume
    .meta({ access: 'owner', takesText: true })
    .input(limitedCallSchema)
    .input(saveSchema)
    .mutation(async ({ ctx, input: { uuid, operation, baseRevision } }) => {
      // Answers `unauthenticated` for an ended session, and not `not-found`: the editor then asks to log in again.
      requireOwner(ctx);
      const saved = await resumes.saveResume(ctx, uuid, { operation, baseRevision });
      return { ...saved, updatedAt: saved.updatedAt.toISOString() };
    }),

  duplicate: ofResume.mutation(async ({ ctx, input }) => toWire(await resumes.duplicateResume(ctx, input.uuid), ctx)),

  remove: ofResume.mutation(({ ctx, input }) => resumes.removeResume(ctx, input.uuid)),

  trash: ownerProcedure.query(async ({ ctx }) => {
    const rows = await resumes.listTrash(ctx);
    return rows.map(({ restorableUntil, ...row }) => ({ ...row, restorableUntil: restorableUntil.toISOString() }));
  }),

  restore: ofResume.mutation(({ ctx, input }) => resumes.restoreResume(ctx, input.uuid)),

  erase: ofResume.mutation(({ ctx, input }) => resumes.eraseResume(ctx, input.uuid)),

  ...viewProcedures,

  ...historyProcedures,
});
