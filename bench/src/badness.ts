import { parseArgs } from 'node:util';
import { latestVersion, TEMPLATE_SLUGS } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { resolveStyle } from '@kreda/document/kinds/resume/styles/resolve-style';
import { loadTemplateVersion } from '@kreda/document/kinds/resume/styles/template-versions';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { inventedResumes } from '@kreda/document/testing/invented-resumes';
import { judgePages, type PageMarks, TAIL_SHARE } from '@kreda/document/testing/judge-pages';
import { say } from '../../scripts/failure.ts';

// `npm run badness` judges the page breaks of 60 invented CVs in each template: last pages that are nearly empty, pieces left behind,
// empty space. `--before` adds a row for the template version before the newest one.

const CVS = 60;

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(12))).join(' ');
}

function cells(marks: readonly PageMarks[]): string[] {
  const tails = marks.flatMap(({ tail }) => (tail === null ? [] : [tail]));
  return [
    String(marks.reduce((sum, { pageCount }) => sum + pageCount, 0)),
    String(tails.filter((tail) => tail < TAIL_SHARE).length),
    String(marks.filter(({ isClauseAlone }) => isClauseAlone).length),
    String(marks.reduce((sum, { stranded }) => sum + stranded, 0)),
    percent(mean(marks.flatMap(({ emptyBeforeBreak }) => emptyBeforeBreak))),
    percent(Math.max(0, ...marks.flatMap(({ emptyBeforeBreak }) => emptyBeforeBreak))),
    percent(mean(marks.flatMap(({ emptyColumns }) => emptyColumns))),
  ];
}

const { values } = parseArgs({ options: { before: { type: 'boolean', default: false } } });
const typesetter = createTypesetter(installedFonts());
say(`${CVS} invented CVs in each template`);
say(row(['template', 'pages', 'short tails', 'only clauses', 'stranded', 'empty', 'at most', 'columns']));
const all = new Map<string, PageMarks[]>();
for (const pattern of TEMPLATE_SLUGS) {
  const latest = latestVersion(pattern);
  for (const version of values.before && latest > 1 ? [latest - 1, latest] : [latest]) {
    await loadTemplateVersion({ pattern, patternVersion: version });
    const marks = inventedResumes(CVS, pattern).map((resume) => {
      const versioned = { ...resume, patternVersion: version };
      return judgePages(typesetter.typeset(versioned), resolveStyle(versioned));
    });
    say(row([`${pattern} v${version}`, ...cells(marks)]));
    const label = version === latest ? 'newest' : 'before';
    all.set(label, [...(all.get(label) ?? []), ...marks]);
  }
}
for (const [label, marks] of all) say(row([label, ...cells(marks)]));
