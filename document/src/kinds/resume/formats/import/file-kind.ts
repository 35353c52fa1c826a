import { isJsonObject, type JsonObject } from '../../model/json-object.ts';
import { withCurrentKeys } from '../json-resume/former-keys.ts';
import { jsonResumeSchema } from '../json-resume/schema.ts';
import { type ExportFile, isLinkedInExport } from '../linkedin/from-linkedin-export.ts';
import { decodeText } from './decode-text.ts';
import type { ImportFile } from './import-files.ts';
import { limitJson } from './limit-json.ts';
import { rootElement } from './root-element.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** What a file is by its content, with the content as its reader takes it. */
export type FileOfKind =
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'json-resume'; json: JsonObject }
  | { kind: 'europass-3-json'; json: JsonObject }
  | { kind: 'europass-3-xml'; xml: string }
  | { kind: 'europass-4-xml'; xml: string }
  | { kind: 'linkedin'; tables: ExportFile[] };

/** A PDF may begin with other bytes (ISO 32000-1, Annex H, note 13: the header is within the first 1024). */
const PDF_HEADER_WITHIN = 1024;

/** Null for a file of no kind that can be imported. @throws {UnreadableFileError} for a file that breaks the rules of its kind. */
export function fileKind({ name, bytes }: ImportFile): FileOfKind | null {
  if (isPdf(bytes)) return { kind: 'pdf', bytes };
  return textKind(name, decodeText(bytes));
}

function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, PDF_HEADER_WITHIN)).includes('%PDF-');
}

function textKind(name: string, text: string): FileOfKind | null {
  if (/^\s*\{/.test(text)) return jsonKind(parseJson(text));
  if (/^\s*</.test(text)) return xmlKind(text);
  // A table is known by its header, whatever the file is called.
  const table = { name: /\.csv$/i.test(name) ? name : `${name}.csv`, text };
  return isLinkedInExport([table]) ? { kind: 'linkedin', tables: [table] } : null;
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
  if (EUROPASS_3_ROOTS.some((root) => Object.hasOwn(json, root))) return { kind: 'europass-3-json', json };
  return hasResumeKeys(json) ? { kind: 'json-resume', json } : null;
}

function hasResumeKeys(json: JsonObject): boolean {
  const keys = withCurrentKeys(Object.fromEntries(Object.keys(json).map((key) => [key, null])));
  return Object.keys(jsonResumeSchema.shape).some((key) => key !== '$schema' && Object.hasOwn(keys as object, key));
}

/** The root elements of a SkillsPassport 3.x, and of the part of it that is the CV. */
const EUROPASS_3_ROOTS = ['SkillsPassport', 'LearnerInfo'];
/** The root element of Candidate 4.0. */
const EUROPASS_4_ROOT = 'Candidate';

function xmlKind(xml: string): FileOfKind | null {
  const root = rootElement(xml);
  if (root === null) return null;
  if (EUROPASS_3_ROOTS.includes(root)) return { kind: 'europass-3-xml', xml };
  return root === EUROPASS_4_ROOT ? { kind: 'europass-4-xml', xml } : null;
}
