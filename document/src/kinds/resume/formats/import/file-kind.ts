import { isJsonObject, type JsonObject } from '../../model/json-object.ts';
import { withCurrentKeys } from '../json-resume/former-keys.ts';
import { jsonResumeSchema } from '../json-resume/schema.ts';
import { decodeText } from './decode-text.ts';
import { limitJson } from './text-limits.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** What a file is by its content, with the content as its reader takes it. */
export type FileOfKind = { kind: 'pdf'; bytes: Uint8Array } | { kind: 'json-resume'; json: JsonObject };

/** A PDF may begin with other bytes (ISO 32000-2, Annex I.2: the header is within the first 1024). */
const PDF_HEADER_WITHIN = 1024;

/** Null for a file of no kind that can be imported. @throws {UnreadableFileError} for a file that breaks the rules of its kind. */
export function fileKind(bytes: Uint8Array): FileOfKind | null {
  if (isPdf(bytes)) return { kind: 'pdf', bytes };
  return textKind(decodeText(bytes));
}

function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, PDF_HEADER_WITHIN)).includes('%PDF-');
}

function textKind(text: string): FileOfKind | null {
  if (/^\s*\{/.test(text)) return jsonKind(parseJson(text));
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UnreadableFileError('not-of-format', { problem: 'The file is not JSON' });
  }
}

function jsonKind(json: unknown): FileOfKind | null {
  if (!isJsonObject(json)) return null;
  limitJson(json);
  if (hasResumeKeys(json)) return { kind: 'json-resume', json };
  return null;
}

function hasResumeKeys(json: JsonObject): boolean {
  const keys = withCurrentKeys(Object.fromEntries(Object.keys(json).map((key) => [key, null])));
  return Object.keys(jsonResumeSchema.shape).some((key) => key !== '$schema' && Object.hasOwn(keys as object, key));
}
