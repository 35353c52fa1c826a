import { extname } from 'node:path';
import { LANGUAGES, type Language } from '@kreda/document/engine/text/languages';
import { RESUME_FORMATS, type ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import { ArgumentError, oneOf, parseCommandLine } from './command-line.ts';

type OutputFormat = ResumeFormat | 'pdf';

export interface ConvertArguments {
  /** One file, or several of one data export of LinkedIn. */
  files: string[];
  outputFile: string;
  format: OutputFormat;
  language: Language;
}

const FORMATS = Object.keys(RESUME_FORMATS) as ResumeFormat[];
const OUTPUT_FORMATS: readonly OutputFormat[] = ['pdf', ...FORMATS];
const ENDINGS = [...new Set(['pdf', ...FORMATS.map((format) => RESUME_FORMATS[format].extension)])];

export const CONVERT_USAGE = `Usage: npm run --silent convert -- IN… OUT [--format FORMAT] [--language CODE]

  IN          a CV of any format that the product imports; its content decides the format.
              Several files are those of one data export of LinkedIn
  OUT         the file to write; its ending decides the format: ${ENDINGS.map((ending) => `.${ending}`).join(' ')}
  --format    ${OUTPUT_FORMATS.join(', ')};
              needed where several formats have the ending
  --language  of a CV that says none: ${LANGUAGES.join(', ')}; en without it
  --help      prints this help

What was read is printed to stderr, and a line for each text that is not where it was in the file.`;

const OPTIONS = {
  format: { type: 'string' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Parses the command line.
 *
 * @throws {ArgumentError} naming the first error.
 */
export function readConvertArguments(argv: readonly string[]): ConvertArguments | 'help' {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return 'help';
  const files = positionals.slice(0, -1);
  const outputFile = positionals.at(-1);
  if (outputFile === undefined || files.length === 0) throw new ArgumentError('Two files are needed: IN and OUT');
  return {
    files,
    outputFile,
    format: values.format === undefined ? formatOf(outputFile) : oneOf('format', values.format, OUTPUT_FORMATS),
    language: oneOf('language', values.language ?? 'en', LANGUAGES),
  };
}

/** Other endings of the same formats. */
const SAME_ENDINGS = new Map([
  ['yml', 'yaml'],
  ['htm', 'html'],
]);

function formatOf(outputFile: string): OutputFormat {
  const written = extname(outputFile).slice(1).toLowerCase();
  const ending = SAME_ENDINGS.get(written) ?? written;
  if (ending === 'pdf') return 'pdf';
  const formats = FORMATS.filter((format) => RESUME_FORMATS[format].extension === ending);
  const [format] = formats;
  if (format === undefined) {
    const allowed = ENDINGS.map((one) => `.${one}`).join(' ');
    throw new ArgumentError(`${outputFile}: its ending says no format; allowed are ${allowed}`);
  }
  if (formats.length > 1) throw new ArgumentError(`${outputFile}: say which with --format: ${formats.join(' or ')}`);
  return format;
}
