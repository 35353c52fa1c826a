import { z } from 'zod';
import { ownerProcedure, router, userProcedure } from '../../platform/trpc/init.ts';
import { checksumSchema, uuidSchema } from '../resume/schema.ts';
import { storeChecksum } from '../resume/service.ts';
import { readBack } from './read-back.ts';
import * as downloads from './service.ts';

export const downloadRouter = router({
  granted: userProcedure
    .input(z.object({ uuid: uuidSchema }))
    .query(({ ctx, input }) => downloads.isGrantedToPrint(ctx, input.uuid)),

  storeChecksum: ownerProcedure
    .input(z.object({ uuid: uuidSchema, checksum: checksumSchema }))
    .mutation(async ({ ctx, input }) => ({ revision: await storeChecksum(ctx, input.uuid, input.checksum) })),

  /** What the reader finds in the resume's PDF. A mutation, since it takes a second and would delay a batch of queries. */
  readBack: ownerProcedure
    .input(z.object({ uuid: uuidSchema }))
    .mutation(({ ctx, input, signal }) => readBack(ctx, input.uuid, signal)),

  /** Earlier downloads; `url` answers the PDF. */
  list: userProcedure.input(z.object({ uuid: uuidSchema.optional() })).query(async ({ ctx, input }) => {
    const rows = await downloads.listDownloads(ctx, input.uuid);
    return rows.map(({ id, resumeId, createdAt, ...row }) => ({
      ...row,
      id,
      resumeUuid: resumeId,
      url: `/api/downloads/${id}`,
      createdAt: createdAt.toISOString(),
    }));
  }),
});
