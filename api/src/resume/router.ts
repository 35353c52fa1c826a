import { z } from 'zod';
import { publicProcedure, router } from '../trpc/init.ts';
import type { StoredResume } from './repo.ts';
import { createSchema, savedOperationSchema, uuidSchema } from './schema.ts';
import * as resumes from './service.ts';

const ofResume = publicProcedure.input(z.object({ uuid: uuidSchema }));

export const resumeRouter = router({
  create: publicProcedure
    .input(createSchema)
    .mutation(async ({ ctx, input }) => toWire(await resumes.createResume(ctx, input))),

  list: publicProcedure.query(async ({ ctx }) => {
    const rows = await resumes.listResumes(ctx);
    return rows.map(({ id, updatedAt, ...row }) => ({ uuid: id, ...row, updatedAt: updatedAt.toISOString() }));
  }),

  get: ofResume.query(async ({ ctx, input }) => toWire(await resumes.getResume(ctx, input.uuid))),

  save: ofResume.input(z.object({ operation: savedOperationSchema })).mutation(async ({ ctx, input }) => {
    const saved = await resumes.saveResume(ctx, input.uuid, [input.operation]);
    return { ...saved, updatedAt: saved.updatedAt.toISOString() };
  }),

  duplicate: ofResume.mutation(async ({ ctx, input }) => toWire(await resumes.duplicateResume(ctx, input.uuid))),

  remove: ofResume.mutation(({ ctx, input }) => resumes.removeResume(ctx, input.uuid)),
});

function toWire({ resume, revision, updatedAt }: StoredResume) {
  return { resume, revision, updatedAt: updatedAt.toISOString() };
}
