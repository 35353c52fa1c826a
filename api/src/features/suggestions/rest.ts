import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { json, operation } from '../../platform/rest/operation.ts';
import { access } from '../../platform/rest/route-access.ts';
import { searchSchema, suggestedSectionSchema, suggestionsSchema } from './schema.ts';
import { suggest } from './service.ts';

const SUGGEST = operation({
  tag: 'Lists',
  summary: 'Texts to choose from, for a section of a CV',
  description: '`s` names a position in words; without `lang` the texts are in the interface’s language.',
  params: { section: suggestedSectionSchema },
  query: z.object({ s: searchSchema.default(''), lang: languageSchema.optional() }),
  answers: { 200: json('Texts for everybody, and texts for the position.', suggestionsSchema) },
});

/** `GET /api/suggestions/{section}?s=&lang=` (specification, section 7); without `lang` in the interface's language. */
export function suggestionRoutes(app: FastifyInstance): void {
  app.get<{ Params: { section: string } }>('/suggestions/:section', access('anybody', SUGGEST), async (request) => {
    const section = SUGGEST.params.section.safeParse(request.params.section);
    if (!section.success) throw new DomainError('not-found');
    const { s, lang } = SUGGEST.query.parse(request.query);
    return suggest(section.data, lang ?? request.ctx.language, s);
  });
}
