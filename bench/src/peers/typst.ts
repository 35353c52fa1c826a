import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FONT_FACES, fontPackagePath } from '@kreda/document/fonts/catalogue';
import { type Contender, type Subject, wordsOf } from './contender.ts';
import { type PlainCv, type PlainEntry, textsOf, toPlainCv } from './plain-cv.ts';

const require = createRequire(import.meta.url);

/** A text as a string of Typst's own, which no sign in it can leave. */
function text(words: string): string {
  return `#${JSON.stringify(words)}`;
}

function entryOf({ title, lines, descriptions }: PlainEntry): string {
  const parts = [
    `#strong[${text(title)}]`,
    ...lines.map(text),
    ...descriptions.map((words) => `#pad(left: 10pt)[${text(words)}]`),
  ];
  return `#block(below: 9pt)[\n${parts.join('\n\n')}\n]`;
}

function source({ name, lines, sections }: PlainCv, photoPath: string): string {
  return [
    '#set page(paper: "a4", margin: 40pt)',
    '#set text(font: "Inter", size: 9.75pt, lang: "pl", hyphenate: false)',
    '#set par(leading: 0.5em, spacing: 0.5em)',
    `#image(${JSON.stringify(photoPath)}, width: 90pt)`,
    `#text(size: 28pt, weight: 700)[${text(name)}]`,
    ...lines.map(text),
    ...sections.map(
      ({ title, entries }) =>
        `#block(above: 8pt, below: 8pt, sticky: true)[#text(size: 13pt, weight: 700)[${text(title)}]]\n\n${entries.map(entryOf).join('\n\n')}`,
    ),
  ].join('\n\n');
}

/** Typst, compiling its own markup of the same words: one column, the same font and sizes. */
export async function openTypst({ resumeOfRound, photo }: Subject): Promise<Contender> {
  // A native binary, which not every platform has: what the import says is the reason then.
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const faces = FONT_FACES.filter(({ family }) => family === 'Inter');
  const workspace = tmpdir();
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: faces.map((face) => readFileSync(require.resolve(fontPackagePath(face)))) }],
  });
  compiler.mapShadow(join(workspace, 'photo.jpg'), photo);
  return {
    prepare: async (round) => {
      const cv = toPlainCv(resumeOfRound(round));
      const mainFileContent = source(cv, '/photo.jpg');
      return {
        makePdf: async () => compiler.pdf({ mainFileContent }),
        words: wordsOf(textsOf(cv)),
      };
    },
    close: async () => {},
  };
}
