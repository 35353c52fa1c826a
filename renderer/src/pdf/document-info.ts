import type { DocumentInfo } from '@kreda/proto/renderer-service';
import { RenderFailure } from '../failure.ts';
import { languageTag } from '../read/attribute-values.ts';

const producer = 'Kreda renderer';
const maxCharacters = 2_000;
const maxKeywords = 100;

/** The PDF's document information, checked. An undefined field is left out. */
export interface PdfInfo {
  title: string | undefined;
  author: string | undefined;
  subject: string | undefined;
  keywords: string | undefined;
  creator: string | undefined;
  producer: string;
  language: string | undefined;
  createdAt: Date | undefined;
  modifiedAt: Date | undefined;
}

/**
 * Checks a request's document information. Title and language fall back to the first page's own.
 *
 * @throws {RenderFailure} REQUEST_REFUSED.
 */
export function readDocumentInfo(
  info: DocumentInfo | null,
  firstPage: { title: string | undefined; language: string | undefined },
): PdfInfo {
  const keywords = info?.keywords ?? [];
  if (keywords.length > maxKeywords) refuse(`${keywords.length} keywords; allowed: ${maxKeywords}`);
  const language = present(info?.language, 'language') ?? firstPage.language;
  if (language !== undefined && !languageTag.accepts(language)) {
    refuse(`the language is not ${languageTag.allowed}`);
  }
  return {
    title: present(info?.title, 'title') ?? firstPage.title,
    author: present(info?.author, 'author'),
    subject: present(info?.subject, 'subject'),
    keywords: present(keywords.join(', '), 'keywords'),
    creator: present(info?.creator, 'creator'),
    producer,
    language,
    createdAt: readDate(info?.createdAt, 'created_at'),
    modifiedAt: readDate(info?.modifiedAt, 'modified_at'),
  };
}

function present(value: string | undefined, field: string): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (value.length > maxCharacters) refuse(`${field} of ${value.length} characters; allowed: ${maxCharacters}`);
  if (!isPlainText(value)) refuse(`${field} with a control character; allowed: plain text`);
  return value;
}

/** Whether a text has no control characters, and nothing that is no character. */
export function isPlainText(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(text);
}

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i;

function readDate(value: string | undefined, field: string): Date | undefined {
  if (value === undefined || value === '') return undefined;
  // The longest valid time, with nanoseconds and a time zone, has 35 characters.
  if (value.length > 40) refuse(`${field} of ${value.length} characters; allowed: an RFC 3339 time`);
  const date = new Date(value);
  if (!rfc3339.test(value) || Number.isNaN(date.getTime())) refuse(`${field} is not an RFC 3339 time`);
  return date;
}

function refuse(problem: string): never {
  throw new RenderFailure('REQUEST_REFUSED', problem);
}
