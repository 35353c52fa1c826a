import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { z } from 'zod';
import { publicProcedure, router } from '../../platform/trpc/init.ts';
import { importJson } from './import-json.ts';

export const formatsRouter = router({
  /** For tabs of earlier releases (decision 37): a JSON Resume, whose text is `json`. */
  import: publicProcedure
    .meta({ access: 'anybody', takesText: true })
    .input(z.object({ json: z.string(), language: languageSchema.optional() }))
    .mutation(async ({ ctx, input, signal }) => {
      const { stored, notes } = await importJson(ctx, input, signal);
      const { resume, revision, updatedAt } = stored;
      return { resume, revision, updatedAt: updatedAt.toISOString(), notes };
    }),
});
