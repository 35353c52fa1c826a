import { LineCounter, parseDocument } from 'yaml';

/** A Markdown file with YAML front matter between two lines of three hyphens. */
export interface ContentFile {
  /** The front matter, not validated. */
  data: unknown;
  /** The Markdown after it. */
  body: string;
  /** The line of a field of the front matter, from 1. For a missing field it is 1. */
  lineOf(field: string): number;
}

/** Why a content file cannot be imported. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  /** Counted from 1. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** @throws {ContentError} without front matter, or when it is not valid YAML. */
export function readContentFile(text: string): ContentFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== '---') throw new ContentError(1, 'the file does not begin with front matter (---)');
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  if (end < 0) throw new ContentError(1, 'the front matter does not end with ---');
  const source = lines.slice(1, end).join('\n');
  const counter = new LineCounter();
  // Without aliases (toPlain): nobody needs them, and a few of them can expand to gigabytes.
  const document = parseDocument(source, { lineCounter: counter, schema: 'core', prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new ContentError(counter.linePos(error.pos[0]).line + 1, error.message);
  return {
    data: toPlain(document),
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
    lineOf(field) {
      const at = source.split('\n').findIndex((line) => line.startsWith(`${field}:`));
      return at < 0 ? 1 : at + 2;
    },
  };
}

function toPlain(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch (cause) {
    throw new ContentError(2, `the front matter cannot be read: ${cause instanceof Error ? cause.message : cause}`);
  }
}
