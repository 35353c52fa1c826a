import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { z } from 'zod';
import { ownerProcedure, publicProcedure, router } from '../../platform/trpc/init.ts';
import { uuidSchema } from '../resume/schema.ts';
import { formatSchema } from './formats.ts';
import * as exchange from './service.ts';

export const exchangeRouter = router({
  export: ownerProcedure
    .input(z.object({ uuid: uuidSchema, format: formatSchema }))
    .query(({ ctx, input }) => exchange.exportResume(ctx, input.uuid, input.format)),

  /** `json` is the file's text. */
  import: publicProcedure
    .meta({ access: 'anybody', takesText: true })
    .input(z.object({ json: z.string(), language: languageSchema.optional() }))
    .mutation(async ({ ctx, input }) => {
      const { stored, notes } = await exchange.importResume(ctx, input);
      const { resume, revision, updatedAt } = stored;
      return { resume, revision, updatedAt: updatedAt.toISOString(), notes };
    }),
});
