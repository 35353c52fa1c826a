import { languageSchema } from '@kreda/document/model/language-schema';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { access } from '../rest/route-access.ts';
import { searchSchema, suggestedSectionSchema } from './schema.ts';
import { suggest } from './service.ts';

const querySchema = z.object({ s: searchSchema.default(''), lang: languageSchema.optional() });

/** `GET /api/suggestions/{section}?s=&lang=` (specification, section 7); without `lang` in the interface's language. */
export function suggestionRoutes(app: FastifyInstance): void {
  app.get<{ Params: { section: string } }>('/suggestions/:section', access('anybody'), async (request) => {
    const section = suggestedSectionSchema.safeParse(request.params.section);
    if (!section.success) throw new DomainError('not-found');
    const { s, lang } = querySchema.parse(request.query);
    return suggest(section.data, lang ?? request.ctx.language, s);
  });
}
