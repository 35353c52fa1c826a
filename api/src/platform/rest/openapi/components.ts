import { colorSchema } from '@kreda/document/kinds/resume/model/appearance';
import { pageSetupSchema } from '@kreda/document/kinds/resume/model/page-setup';
import { photoSchema, sectionsConfigSchema, sectionsOrderSchema } from '@kreda/document/kinds/resume/model/resume';
import { richTextSchema } from '@kreda/document/kinds/resume/model/rich-text';
import { SECTION_SLUGS, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { operationSchema } from '@kreda/document/kinds/resume/operations/operation';
import { z } from 'zod';
import { currentUserSchema } from '../../../features/account/schema.ts';
import { restResumeSchema } from '../../../features/resume/rest-shape.ts';
import { pendingChangeSchema, savedOperationSchema } from '../../../features/resume/schema.ts';
import { dictionariesSchema } from '../../../features/site/dictionaries-schema.ts';
import { suggestionsSchema } from '../../../features/suggestions/schema.ts';
import { errorAnswerSchema } from '../error-answer.ts';

/** A JSON Schema of draft 2020-12, which is OpenAPI 3.1's own. */
export type JsonSchema = Record<string, unknown>;

/** The schemas that the document names once and refers to. */
const NAMED = z.registry<{ id: string }>();
NAMED.add(errorAnswerSchema, { id: 'Refusal' });
NAMED.add(currentUserSchema, { id: 'User' });
NAMED.add(restResumeSchema, { id: 'Resume' });
NAMED.add(colorSchema, { id: 'Colors' });
NAMED.add(pageSetupSchema, { id: 'PageSetup' });
NAMED.add(photoSchema, { id: 'Photo' });
NAMED.add(sectionsOrderSchema, { id: 'SectionsOrder' });
NAMED.add(sectionsConfigSchema, { id: 'SectionsConfig' });
NAMED.add(richTextSchema, { id: 'RichText' });
NAMED.add(dictionariesSchema, { id: 'Dictionaries' });
NAMED.add(suggestionsSchema, { id: 'Suggestions' });
NAMED.add(operationSchema, { id: 'Operation' });
NAMED.add(savedOperationSchema, { id: 'SavedOperation' });
NAMED.add(pendingChangeSchema, { id: 'PendingChange' });
for (const slug of SECTION_SLUGS) {
  NAMED.add(SECTIONS[slug].dataSchema, { id: `${pascalCase(slug)}Data` });
  NAMED.add(SECTIONS[slug].configSchema, { id: `${pascalCase(slug)}Config` });
  NAMED.add(SECTIONS[slug].savedDataSchema, { id: `Saved${pascalCase(slug)}Data` });
  NAMED.add(SECTIONS[slug].savedConfigSchema, { id: `Saved${pascalCase(slug)}Config` });
}

/** The document's `components.schemas`, filled as schemas are asked for. */
export interface Components {
  schemas: Record<string, JsonSchema>;
  /** The schema as JSON Schema: of what may be sent, before it is trimmed and filled up. Named ones are referred to. */
  jsonSchemaOf(schema: z.ZodType): JsonSchema;
}

export function createComponents(): Components {
  const schemas: Record<string, JsonSchema> = {};
  return {
    schemas,
    jsonSchemaOf(schema) {
      const id = NAMED.get(schema)?.id;
      const { $schema: _, $defs = {}, ...made } = z.toJSONSchema(schema, { io: 'input', metadata: NAMED });
      for (const [name, named] of Object.entries($defs)) schemas[name] ??= plain(named);
      if (id === undefined) return plain(made);
      schemas[id] ??= plain(made);
      return { $ref: `#/components/schemas/${id}` };
    },
  };
}

/** With references to where components lie in OpenAPI, and without the name that it is listed under. */
function plain({ id: _, ...schema }: { id?: unknown }): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : value,
  );
  return JSON.parse(text) as JsonSchema;
}

function pascalCase(slug: string): string {
  return slug.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
