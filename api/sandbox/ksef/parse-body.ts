import type { z } from 'zod';
import { KsefProblem } from './problem.ts';

/** @throws {KsefProblem} for a body that is not as documented. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new KsefProblem(400, `Błąd walidacji danych wejściowych: ${parsed.error.message}`, 21_405);
  return parsed.data;
}
