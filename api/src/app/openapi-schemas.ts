import { colorSchema } from '@kreda/document/kinds/resume/model/appearance';
import { pageSetupSchema } from '@kreda/document/kinds/resume/model/page-setup';
import { photoSchema, sectionsConfigSchema, sectionsOrderSchema } from '@kreda/document/kinds/resume/model/resume';
import { richTextSchema } from '@kreda/document/kinds/resume/model/rich-text';
import { SECTION_SLUGS, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { operationSchema } from '@kreda/document/kinds/resume/operations/operation';
import { currentUserSchema } from '../features/account/schema.ts';
import { restResumeSchema } from '../features/resume/rest-shape.ts';
import { pendingChangeSchema, savedOperationSchema } from '../features/resume/schema.ts';
import { dictionariesSchema } from '../features/site/dictionaries-schema.ts';
import { suggestionsSchema } from '../features/suggestions/schema.ts';
import type { NamedSchemas } from '../platform/rest/openapi/components.ts';

/** Schemas that the OpenAPI description names once and refers to. */
export const OPENAPI_SCHEMAS: NamedSchemas = {
  User: currentUserSchema,
  Resume: restResumeSchema,
  Colors: colorSchema,
  PageSetup: pageSetupSchema,
  Photo: photoSchema,
  SectionsOrder: sectionsOrderSchema,
  SectionsConfig: sectionsConfigSchema,
  RichText: richTextSchema,
  Dictionaries: dictionariesSchema,
  Suggestions: suggestionsSchema,
  Operation: operationSchema,
  SavedOperation: savedOperationSchema,
  PendingChange: pendingChangeSchema,
  ...Object.fromEntries(
    SECTION_SLUGS.flatMap((slug) => [
      [`${pascalCase(slug)}Data`, SECTIONS[slug].dataSchema],
      [`${pascalCase(slug)}Config`, SECTIONS[slug].configSchema],
    ]),
  ),
};

function pascalCase(slug: string): string {
  return slug.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
