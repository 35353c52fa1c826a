import { basename, extname } from 'node:path';
import { LANGUAGES, type Language } from '@kreda/document/engine/text/languages';
import { PAPER_CHOICES, type PageSetup } from '@kreda/document/kinds/resume/model/page-setup';
import { TEMPLATE_SLUGS, type TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { ArgumentError, oneOf, parseCommandLine } from './command-line.ts';

export interface RenderArguments {
  files: string[];
  outputFolder: string;
  /** Empty for each resume's own template. */
  templates: readonly TemplateSlug[];
  /** For resumes without a language of their own. */
  language: Language;
  /** Undefined for each resume's own paper. */
  paper: PageSetup['paper'] | undefined;
  photoFile: string | undefined;
  /** Whether the PDFs carry the printed part of the resume, as downloads do. */
  attachesData: boolean;
}

export const RENDER_USAGE = `Usage: npm run --silent render -- FILE… --out DIR [--template SLUG|all] [--language CODE]
       [--paper a4|letter] [--photo FILE] [--no-data]

  FILE        a CV of any format that the product imports; its content decides the format
  --out       the folder for the PDFs, made if it is missing; DIR/NAME--TEMPLATE.pdf
  --template  ${TEMPLATE_SLUGS.join(', ')}, or all;
              without it the template that the file names, or ${TEMPLATE_SLUGS[0]}
  --language  of headings, dates and levels: ${LANGUAGES.join(', ')}; en without it;
              a file that says its language keeps it
  --paper     ${PAPER_CHOICES.join(' or ')}; without it the paper that a file exported from Kreda names, or ${PAPER_CHOICES[0]}
  --photo     a JPEG, PNG or WebP of at most 5 MB, for every resume
  --no-data   leaves out the data of the resume, which PDFs carry as resume.json to be imported again
  --help      prints this help`;

/** The base name of a file's PDFs: the file's name without folder and extension. */
export function printedName(file: string): string {
  return basename(file, extname(file));
}

function refuseSameNames(files: readonly string[]): void {
  const known = new Map<string, string>();
  for (const file of files) {
    const name = printedName(file);
    const other = known.get(name);
    if (other !== undefined)
      throw new ArgumentError(
        `${other} and ${file} would both become ${name}--TEMPLATE.pdf: render them into two folders`,
      );
    known.set(name, file);
  }
}

const OPTIONS = {
  out: { type: 'string' },
  template: { type: 'string' },
  language: { type: 'string' },
  paper: { type: 'string' },
  photo: { type: 'string' },
  'no-data': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Parses the command line.
 *
 * @throws {ArgumentError} naming the first error.
 */
export function readRenderArguments(argv: readonly string[]): RenderArguments | 'help' {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return 'help';
  if (positionals.length === 0) throw new ArgumentError('No file was named');
  if (!values.out) throw new ArgumentError('--out is missing: the folder for the PDFs');
  refuseSameNames(positionals);
  const { template, paper } = values;
  return {
    files: positionals,
    outputFolder: values.out,
    templates:
      template === undefined ? [] : template === 'all' ? TEMPLATE_SLUGS : [oneOf('template', template, TEMPLATE_SLUGS)],
    language: oneOf('language', values.language ?? 'en', LANGUAGES),
    paper: paper === undefined ? undefined : oneOf('paper', paper, PAPER_CHOICES),
    photoFile: values.photo,
    attachesData: values['no-data'] !== true,
  };
}
