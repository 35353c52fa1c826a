import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import type { ByteShare } from './byte-budget.ts';
import { UNREAD } from './end-unread-bodies.ts';

/** Limits of one upload; `maxTotalBytes` is of all files together. A form also has at most 20 fields of 10,000 bytes. */
export interface UploadLimits {
  maxFiles: number;
  maxFileBytes: number;
  maxTotalBytes: number;
  /** The refusal of an upload that exceeds the limits. */
  tooLarge: () => DomainError;
  /** The upload's share of the process's budget, for files and fields. The caller releases it. */
  share: ByteShare;
  /** After this time the connection of an upload that has not arrived is closed; by default after the server's request timeout. */
  deadlineMs?: number;
  /** The connection of an upload that brings fewer bytes in a period is closed. Room is held for it meanwhile. */
  leastSpeed?: { bytes: number; periodMs: number };
}

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 10_000;

export interface UploadedFile {
  /** The name of the form's field. */
  field: string;
  /** The name of the file, as the browser sends it. */
  fileName: string;
  bytes: Uint8Array;
}

/** What a multipart form holds: files in their order, and fields by their names. */
export interface UploadedForm {
  files: UploadedFile[];
  fields: Record<string, unknown>;
}

/**
 * Reads a multipart form with files.
 *
 * @throws {DomainError} `unsupported-media` for another kind of body, `too-large` beyond the limits, `unavailable` while the process
 *   has no budget left, `invalid` for a broken form.
 */
export async function readUpload(request: FastifyRequest, limits: UploadLimits): Promise<UploadedForm> {
  const { deadlineMs, leastSpeed } = limits;
  const timer = deadlineMs === undefined ? undefined : setTimeout(() => request.raw.destroy(), deadlineMs);
  const pace = leastSpeed && endSlow(request, leastSpeed);
  try {
    return await readForm(request, limits);
  } finally {
    clearTimeout(timer);
    clearInterval(pace);
  }
}

/** Closes the connection of a body that arrives too slowly. The caller clears the timer. */
function endSlow({ raw }: FastifyRequest, { bytes, periodMs }: { bytes: number; periodMs: number }): NodeJS.Timeout {
  const { socket } = raw;
  let before = socket.bytesRead;
  return setInterval(() => {
    const received = socket.bytesRead;
    if (!raw.complete && received - before < bytes) raw.destroy();
    before = received;
  }, periodMs);
}

async function readForm(request: FastifyRequest, uploadLimits: UploadLimits): Promise<UploadedForm> {
  const { maxFiles, maxFileBytes, maxTotalBytes, tooLarge, share } = uploadLimits;
  const mostBytes = maxTotalBytes + MAX_FIELDS * MAX_FIELD_BYTES + UNREAD.maxBytes;
  if (Number(request.headers['content-length']) > mostBytes) throw tooLarge();
  endPast(request, mostBytes);
  let files: UploadedFile[] = [];
  const fields = new Map<string, unknown>();
  let totalBytes = 0;
  let refusal: DomainError | null = null;
  const refuse = (error: DomainError) => {
    refusal ??= error;
    files = [];
    fields.clear();
    share.release();
  };
  const take = (bytes: number) => {
    if (!share.take(bytes)) refuse(new DomainError('unavailable'));
  };
  const limits = { files: maxFiles, fileSize: maxFileBytes, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
  await forEachPart(request, limits, async (part) => {
    if (part.type === 'field') {
      if (refusal !== null) return;
      if (part.valueTruncated) refuse(new DomainError('form-field-too-large'));
      else take(part.fieldname.length + bytesOf(part.value));
      if (refusal === null) fields.set(part.fieldname, part.value);
      return;
    }
    let chunks: Buffer[] = [];
    // Beyond a limit some more is read and dropped: a browser that is still sending does not read the answer.
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      if (refusal !== null) continue;
      totalBytes += chunk.length;
      if (totalBytes > maxTotalBytes) refuse(tooLarge());
      else take(chunk.length);
      if (refusal === null) chunks.push(chunk);
      else chunks = [];
    }
    if (part.file.truncated) refuse(tooLarge());
    if (refusal !== null) return;
    files.push({ field: part.fieldname, fileName: part.filename, bytes: Buffer.concat(chunks) });
  });
  if (refusal !== null) throw refusal;
  return { files, fields: Object.fromEntries(fields) };
}

/** Closes the connection of an endless body of unknown length: the parser drops what exceeds its limits without an error. */
function endPast({ raw }: FastifyRequest, mostBytes: number): void {
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > mostBytes) raw.destroy();
  });
}

/** The body's fields, whether they came as a form of either kind or as JSON. */
export async function readFields(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const fields = new Map<string, unknown>();
  await forEachPart(request, { files: 0, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES }, async (part) => {
    if (part.type === 'field') fields.set(part.fieldname, part.value);
  });
  return Object.fromEntries(fields);
}

/** The bytes of a field. A field of JSON is parsed already and counts as the largest. */
function bytesOf(value: unknown): number {
  return typeof value === 'string' ? Buffer.byteLength(value) : MAX_FIELD_BYTES;
}

type Limits = { files: number; fields: number; fileSize?: number; fieldSize: number };

async function forEachPart(request: FastifyRequest, limits: Limits, take: (part: Multipart) => Promise<void>) {
  if (!request.isMultipart()) {
    throw new DomainError({ code: 'request-media-refused', problem: 'The body must be multipart/form-data' });
  }
  try {
    for await (const part of request.parts({ limits })) await take(part);
  } catch (error) {
    // Refusals of the plugin have a status; errors of the parser about a broken form have none.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new DomainError({ code: 'request-malformed', problem: 'The form is broken' }, { cause: error });
  }
}
