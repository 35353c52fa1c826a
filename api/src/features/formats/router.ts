import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { z } from 'zod';
import { publicProcedure, router } from '../../platform/trpc/init.ts';
import * as formats from './service.ts';

export const formatsRouter = router({
  /** `json` is the file's text. */
  import: publicProcedure
    .meta({ access: 'anybody', takesText: true })
    .input(z.object({ json: z.string(), language: languageSchema.optional() }))
    .mutation(async ({ ctx, input }) => {
      const { stored, notes } = await formats.importResume(ctx, input);
      const { resume, revision, updatedAt } = stored;
      return { resume, revision, updatedAt: updatedAt.toISOString(), notes };
    }),
});
