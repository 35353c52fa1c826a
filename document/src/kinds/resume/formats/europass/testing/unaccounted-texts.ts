import { richTextToPlain } from '../../../model/rich-text.ts';
import type { ImportedResume } from '../../intake/imported-resume.ts';
import { allLines } from '../../intake/rich-lines.ts';
import { type FileNode, pathOf, printableText } from '../file-node.ts';
import { htmlToRichText } from '../html-to-rich-text.ts';

/** Files inside the file, of which a note says the size. */
const DATA = new Set(['Data', 'EmbeddedData']);
/** Texts that a resume has in another form, which tests of their own check: dates, levels, codes with names, parts of a number. */
const IN_OTHER_FORM = new Set(
  [
    'year month day Year Month Day FormattedDateTime Current CurrentIndicator Ongoing Code CountryCode NationalityCode Country',
    'Listening Reading SpokenInteraction SpokenProduction Writing Information Communication ContentCreation Safety ProblemSolving',
    'Licence LicenseTypeCode locale languageCode PrimaryLanguageCode CompetencyID GenderCode BirthDate UseCode name schemeName typeCode ScoreText',
  ]
    .join(' ')
    .split(' '),
);

/** The texts of a file that are neither in the resume nor in a note. */
export function unaccountedTexts(root: FileNode, { resume, notes }: ImportedResume): string[] {
  const kept = squeeze([...stringsIn(resume.sections), ...notes.map(({ text }) => text)].join('\n'));
  const visit = (node: FileNode): string[] => {
    const isChecked = !DATA.has(node.name) && !(node.isRead && IN_OTHER_FORM.has(node.name));
    const text = printableText(node);
    // Titles are taken as they are; descriptions are read as HTML, and notes about them have the addresses of links.
    const blocks = htmlToRichText(text);
    const forms = [text, allLines(blocks)].map(squeeze);
    const isWhole = !isChecked || forms.some((form) => kept.includes(form));
    const lines = isWhole ? [] : richTextToPlain(blocks).split('\n');
    const lost = lines.filter((line) => !kept.includes(squeeze(line)));
    return [...lost.map((line) => `${pathOf(node)}: ${line}`), ...node.children.flatMap(visit)];
  };
  return visit(root);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value) && value.length > 0 && value.every((run) => typeof run?.text === 'string')) {
    // The runs of a line, with the addresses of its links.
    return [value.map((run) => run.text).join(''), ...value.flatMap((run) => run.href ?? [])];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
