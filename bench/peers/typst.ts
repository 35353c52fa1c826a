import { type Contender, type Subject, wordsOf } from '../src/peers/contender.ts';
import { type PlainCv, type PlainEntry, textsOf, toPlainCv } from '../src/peers/plain-cv.ts';
import { openTypstCompiler, PHOTO_PATH, typstText } from './typst-compiler.ts';

function entryOf({ title, lines, descriptions }: PlainEntry): string {
  const parts = [
    `#strong[${typstText(title)}]`,
    ...lines.map(typstText),
    ...descriptions.map((words) => `#pad(left: 10pt)[${typstText(words)}]`),
  ];
  return `#block(below: 9pt)[\n${parts.join('\n\n')}\n]`;
}

function source({ name, lines, sections }: PlainCv): string {
  return [
    '#set page(paper: "a4", margin: 40pt)',
    '#set text(font: "Inter", size: 9.75pt, lang: "pl", hyphenate: false)',
    '#set par(leading: 0.5em, spacing: 0.5em)',
    `#image(${JSON.stringify(PHOTO_PATH)}, width: 90pt)`,
    `#text(size: 28pt, weight: 700)[${typstText(name)}]`,
    ...lines.map(typstText),
    ...sections.map(
      ({ title, entries }) =>
        `#block(above: 8pt, below: 8pt, sticky: true)[#text(size: 13pt, weight: 700)[${typstText(title)}]]\n\n${entries.map(entryOf).join('\n\n')}`,
    ),
  ].join('\n\n');
}

/** Typst compiles the same text in one column, with the same font and sizes and without a design. */
export async function openTypst({ resumeOfRound, photo }: Subject): Promise<Contender> {
  const compile = await openTypstCompiler(photo);
  return {
    prepare: async (round) => {
      const cv = toPlainCv(resumeOfRound(round));
      const markup = source(cv);
      return { makePdf: async () => compile(markup), words: wordsOf(textsOf(cv)) };
    },
    close: async () => {},
  };
}
