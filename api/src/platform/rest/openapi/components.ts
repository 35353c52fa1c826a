import { z } from 'zod';
import { errorAnswerSchema } from '../error-answer.ts';

/** A JSON Schema of draft 2020-12, which is OpenAPI 3.1's own. */
export type JsonSchema = Record<string, unknown>;

/** Schemas that the document defines once, by the names that it refers to them with. */
export type NamedSchemas = Readonly<Record<string, z.ZodType>>;

/** The document's `components.schemas`, filled as schemas are asked for. */
export interface Components {
  schemas: Record<string, JsonSchema>;
  /** The schema as JSON Schema: of what may be sent, before it is trimmed and filled up. Named ones are referred to. */
  jsonSchemaOf(schema: z.ZodType): JsonSchema;
}

export function createComponents(named: NamedSchemas): Components {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ Refusal: errorAnswerSchema, ...named })) registry.add(schema, { id });
  const schemas: Record<string, JsonSchema> = {};
  return {
    schemas,
    jsonSchemaOf(schema) {
      const id = registry.get(schema)?.id;
      const { $schema: _, $defs = {}, ...made } = z.toJSONSchema(schema, { io: 'input', metadata: registry });
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
