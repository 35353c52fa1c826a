import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });
const sources = globSync(
  '{api,bench,deploy,document,e2e,offline,prisma,proto,renderer,scripts,site,telemetry,web}/**/*.{ts,tsx}',
  {
    cwd: ROOT,
    exclude: (file) => /(^|\/)(node_modules|dist|generated)(\/|$)/.test(file),
  },
);

/** The anchors that GitHub makes of headings. Code blocks are ignored, because their comments look like headings. */
function anchorsOf(markdown: string): Set<string> {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  const headings = [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The sections that a text cites: "(specification, sections 4 and 9)", "the specification's words (section 5)". */
function citedSections(source: string): string[] {
  const text = source.replaceAll(/\n\s*(\*|\/\/)\s*/g, ' ');
  const citations = text.matchAll(
    /(?<!PNG )\bspecification\b[^.;\n]*?\bsections? (\d[\d.]*(?:(?:, | and )\d[\d.]*)*)/gi,
  );
  return [...citations].flatMap(([, numbers]) => numbers!.match(/\d+(\.\d+)*/g) ?? []);
}

test('recognises every way in which the code cites the specification', () => {
  expect(citedSections('/** Bounds, px (specification, section 9). */')).toEqual(['9']);
  expect(citedSections("The specification's download flow (section 4.4) with")).toEqual(['4.4']);
  expect(citedSections('/** Of the specification\n * (sections 5, 6 and 8). */')).toEqual(['5', '6', '8']);
  expect(citedSections('a black PNG (PNG specification, section 5)')).toEqual([]);
});

test('docs/specification.md has every section that the code cites', () => {
  const written = [...read('docs/specification.md').matchAll(/^#{2,3} ([\d.]+?)\.? /gm)].map(([, number]) => number!);
  const cited = [...sources, ...documents].flatMap((file) =>
    citedSections(read(file)).map((section) => ({ file, section })),
  );
  expect(new Set(cited.map(({ section }) => section)).size).toBeGreaterThan(5);
  // The examples in this file count as citations, too; their sections exist.
  expect(cited.filter(({ section }) => !written.includes(section))).toEqual([]);
});

test('every document that the code or another document names exists', () => {
  const names = [...sources, ...documents].flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/(decisions\/\d{4}|[\w-]+\.md)/g)].map(([name]) => ({ file, name })),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(({ name }) => !documents.some((document) => document.startsWith(name)))).toEqual([]);
});

test.each(documents)('the links of %s exist', (document) => {
  const targets = [...read(document).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, target]) => target!);
  const broken = targets.filter((target) => {
    const [file, anchor] = target.split('#', 2) as [string, string | undefined];
    const linked = file === '' ? document : path.join(path.dirname(document), file);
    if (!existsSync(path.join(ROOT, linked))) return true;
    return anchor !== undefined && linked.endsWith('.md') && !anchorsOf(read(linked)).has(anchor);
  });
  expect(broken).toEqual([]);
});
