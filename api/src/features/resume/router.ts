import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { ownerProcedure, publicProcedure, router } from '../../platform/trpc/init.ts';
import { requireOwner } from '../../policy.ts';
import { limitedCallSchema } from './limit-values.ts';
import { forClient } from './older-clients.ts';
import type { StoredResume } from './repo.ts';
import { createSchema, saveSchema, uuidSchema } from './schema.ts';
import * as resumes from './service.ts';

const ofResume = ownerProcedure.input(z.object({ uuid: uuidSchema }));

export const resumeRouter = router({
  create: publicProcedure
    .input(createSchema)
    .mutation(async ({ ctx, input }) => toWire(await resumes.createResume(ctx, input), ctx)),

  list: ownerProcedure.query(async ({ ctx }) => {
    const rows = await resumes.listResumes(ctx);
    return rows.map(({ id, updatedAt, ...row }) => ({ uuid: id, ...row, updatedAt: updatedAt.toISOString() }));
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
});

function toWire({ resume, revision, updatedAt }: StoredResume, { knownSections }: RequestContext) {
  return { resume: forClient(resume, knownSections), revision, updatedAt: updatedAt.toISOString() };
}
