import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';

/** Bounds of one upload; `maxTotalBytes` is of all files together. */
export interface UploadBounds {
  maxFiles: number;
  maxFileBytes: number;
  maxTotalBytes: number;
  /** What an upload past the bounds is refused with. */
  tooLarge: () => DomainError;
}

/**
 * Reads the files of a multipart form, by field name.
 *
 * @throws {DomainError} `unsupported-media` for another kind of body, `too-large` past the bounds, `invalid` for a broken form.
 */
export async function readFiles(request: FastifyRequest, bounds: UploadBounds): Promise<Map<string, Uint8Array>> {
  const { maxFiles, maxFileBytes, maxTotalBytes, tooLarge } = bounds;
  const files = new Map<string, Uint8Array>();
  let totalBytes = 0;
  let isTooLarge = false;
  await forEachPart(request, { files: maxFiles, fileSize: maxFileBytes, fields: 20 }, async (part) => {
    if (part.type !== 'file') return;
    const chunks: Buffer[] = [];
    // Past a bound the rest is read and dropped: a browser that is still sending would never see the answer.
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      totalBytes += chunk.length;
      isTooLarge ||= totalBytes > maxTotalBytes;
      if (!isTooLarge) chunks.push(chunk);
    }
    isTooLarge ||= part.file.truncated;
    files.set(part.fieldname, isTooLarge ? new Uint8Array() : Buffer.concat(chunks));
  });
  if (isTooLarge) throw tooLarge();
  return files;
}

/** The body's fields, whether they came as a form of either kind or as JSON. */
export async function readFields(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const fields = new Map<string, unknown>();
  await forEachPart(request, { files: 0, fields: 20, fieldSize: 10_000 }, async (part) => {
    if (part.type === 'field') fields.set(part.fieldname, part.value);
  });
  return Object.fromEntries(fields);
}

type Limits = { files: number; fields: number; fileSize?: number; fieldSize?: number };

async function forEachPart(request: FastifyRequest, limits: Limits, take: (part: Multipart) => Promise<void>) {
  if (!request.isMultipart()) throw new DomainError('unsupported-media', 'The body must be multipart/form-data');
  try {
    for await (const part of request.parts({ limits })) await take(part);
  } catch (error) {
    // The plugin's own refusals carry a status; what the parser throws at a broken form does not.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new DomainError('invalid', 'The form is broken', { cause: error });
  }
}
