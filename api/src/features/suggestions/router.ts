import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { z } from 'zod';
import { publicProcedure, router } from '../../platform/trpc/init.ts';
import { searchSchema, suggestedSectionSchema } from './schema.ts';
import { suggest } from './service.ts';

export const suggestionsRouter = router({
  find: publicProcedure
    .input(z.object({ section: suggestedSectionSchema, language: languageSchema, search: searchSchema }))
    .query(({ input: { section, language, search } }) => suggest(section, language, search)),
});
