import type { ErrorCode } from '@kreda/site/errors';
import { z } from 'zod';

/** A successful answer: JSON, a file to save, or nothing. */
export interface OperationAnswer {
  description: string;
  json?: z.ZodType;
  /** The media types of a file, without parameters. */
  file?: readonly string[];
  /** Headers of the answer, each with its description. */
  headers?: Readonly<Record<string, string>>;
}

/** A call of the REST façade, as its handler validates it and as the OpenAPI description describes it. */
export interface Operation {
  tag: 'Account' | 'Lists' | 'CV' | 'Letters' | 'Download' | 'Invoices' | 'Description';
  summary: string;
  description?: string;
  /** The schema of each parameter of the path. */
  params?: Readonly<Record<string, z.ZodType>>;
  query?: z.ZodObject;
  /** The schema that the handler validates the body with. */
  body?: z.ZodType;
  /** The schema of each item where the body is a list: items that do not fit are left out. */
  bodyItem?: z.ZodType;
  /** Media types of the body; JSON alone unless said otherwise. */
  bodyTypes?: readonly string[];
  /** True for a body that may be left out. */
  isBodyOptional?: boolean;
  answers: Readonly<Record<number, OperationAnswer>>;
  /** Its own refusals, beside those that every such call can answer. */
  refusals?: readonly ErrorCode[];
}

/** Declares an operation and keeps the types of its schemas, so that its handler can parse with them. */
export function operation<const O extends Operation>(facts: O): O {
  return facts;
}

/** An answer of JSON. */
export function json(description: string, schema: z.ZodType): OperationAnswer {
  return { description, json: schema };
}

/** An answer inside `{ data }`. */
export function dataOf<S extends z.ZodType>(schema: S): z.ZodObject<{ data: S }> {
  return z.strictObject({ data: schema }) as z.ZodObject<{ data: S }>;
}

/** An answer without a body. */
export const DONE: Readonly<Record<number, OperationAnswer>> = { 204: { description: 'Done.' } };

/** The headers of every file to save. */
export const FILE_HEADERS = { 'content-disposition': 'The file with its name, as an attachment (RFC 6266).' } as const;
