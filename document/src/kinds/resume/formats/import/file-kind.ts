import type { Language } from '../../../../engine/text/languages.ts';
import { isJsonObject, type JsonObject } from '../../model/json-object.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { isZip, zipNames } from '../intake/unzip.ts';
import { withCurrentKeys } from '../json-resume/former-keys.ts';
import { jsonResumeSchema } from '../json-resume/schema.ts';
import { type ExportFile, isLinkedInExport } from '../linkedin/from-linkedin-export.ts';
import { decodeText } from './decode-text.ts';
import type { ImportFile } from './import-files.ts';
import { limitJson } from './limit-json.ts';
import { rootElement } from './root-element.ts';

/** What a file is by its content, with the content as its reader takes it. */
export type FileOfKind =
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'docx'; bytes: Uint8Array }
  | { kind: 'json-resume'; json: JsonObject }
  | { kind: 'europass-3-json'; json: JsonObject }
  | { kind: 'europass-3-xml'; xml: string }
  | { kind: 'europass-4-xml'; xml: string }
  | { kind: 'rendercv'; yaml: string }
  | { kind: 'linkedin'; tables: ExportFile[] };

/** A PDF may begin with other bytes (ISO 32000-1, Annex H, note 13: the header is within the first 1024). */
const PDF_HEADER_WITHIN = 1024;

/**
 * Null for a file of no kind that can be imported.
 *
 * @param language likely that of its texts.
 * @throws {UnreadableFileError} for a file that breaks the rules of its kind.
 */
export function fileKind({ name, bytes }: ImportFile, language: Language): FileOfKind | null {
  if (isPdf(bytes)) return { kind: 'pdf', bytes };
  if (isZip(bytes)) return isDocx(bytes) ? { kind: 'docx', bytes } : null;
  if (isEncryptedOfficeFile(bytes)) throw new UnreadableFileError('encrypted');
  return textKind(name, decodeText(bytes, language));
}

function isPdf(bytes: Uint8Array): boolean {
  return binaryText(bytes.subarray(0, PDF_HEADER_WITHIN)).includes('%PDF-');
}

/** The parts that make an Office Open XML package a text document (ECMA-376, part 2, section 7.2.3; part 1, section 11.3.10). */
const DOCX_PARTS = ['[Content_Types].xml', 'word/document.xml'];

/** Whether an archive is a text document of Word. @throws {UnreadableFileError} for an archive that cannot be read. */
export function isDocx(archive: Uint8Array): boolean {
  const names = zipNames(archive);
  return DOCX_PARTS.every((part) => names.includes(part));
}

/** An Office file with a password is a compound file with this stream ([MS-OFFCRYPTO], section 2.3.4.4). */
const ENCRYPTED_STREAM = [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('');
const COMPOUND_FILE = '\xd0\xcf\x11\xe0';
/** Its directory of streams is near the start or the end. */
const DIRECTORY_WITHIN = 64 * 1024;

function isEncryptedOfficeFile(bytes: Uint8Array): boolean {
  if (binaryText(bytes.subarray(0, COMPOUND_FILE.length)) !== COMPOUND_FILE) return false;
  return [bytes.subarray(0, DIRECTORY_WITHIN), bytes.subarray(-DIRECTORY_WITHIN)].some((part) =>
    binaryText(part).includes(ENCRYPTED_STREAM),
  );
}

/** A character for each byte; for a few kilobytes. */
function binaryText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function textKind(name: string, text: string): FileOfKind | null {
  if (RTF.test(text)) return null;
  if (/^\s*\{/.test(text)) return jsonKind(parseJson(text));
  if (/^\s*</.test(text)) return xmlKind(text);
  if (RENDERCV.test(text)) return { kind: 'rendercv', yaml: text };
  // A table is known by its header, whatever the file is called.
  const table = { name: /\.csv$/i.test(name) ? name : `${name}.csv`, text };
  return isLinkedInExport([table]) ? { kind: 'linkedin', tables: [table] } : null;
}

/** A document in Rich Text Format begins like an object of JSON (Rich Text Format Specification 1.9.1, "RTF Version"). */
const RTF = /^\s*\{\\rtf/;

/** The key that every RenderCV file has at its top level, alone or before a list of keys. */
const RENDERCV = /^(?:"cv"|'cv'|cv)[ \t]*:(?:[ \t]*(?:[#{&!].*)?)\r?$/m;

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
