import { z } from 'zod';
import { errorAnswerSchema } from '../error-answer.ts';

/** A JSON Schema of draft 2020-12, which is OpenAPI 3.1's own. */
export type JsonSchema = Record<string, unknown>;

/** Schemas that the description defines once and refers to, by their names. */
export type NamedSchemas = Readonly<Record<string, z.ZodType>>;

/** The description's `components.schemas`, filled while `jsonSchemaOf` is called. */
export interface Components {
  schemas: Record<string, JsonSchema>;
  /** The input of a schema as JSON Schema. Named schemas are references. */
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

/** With OpenAPI's paths of components in references, and without zod's `id`. */
function plain({ id: _, ...schema }: { id?: unknown }): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : value,
  );
  return JSON.parse(text) as JsonSchema;
}
