import { createRequire } from 'node:module';
import { FONT_FACES, fontPackagePath } from '@kreda/document/engine/fonts/catalogue';
import { Document, Font, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { type Contender, type Subject, wordsOf } from '../src/peers/contender.ts';
import { type PlainCv, type PlainEntry, textsOf, toPlainCv } from '../src/peers/plain-cv.ts';

const require = createRequire(import.meta.url);

for (const face of FONT_FACES.filter(({ family }) => family === 'Inter'))
  Font.register({
    family: 'Inter',
    src: require.resolve(fontPackagePath(face)),
    fontWeight: face.weight,
    fontStyle: face.style,
  });
Font.registerHyphenationCallback((word) => [word]);

const BODY = { fontFamily: 'Inter', fontSize: 9.75, lineHeight: 1.45 };

function entryOf({ title, lines, descriptions }: PlainEntry, index: number): ReactElement {
  return h(
    View,
    { key: index, style: { marginBottom: 9 } },
    h(Text, { style: { fontWeight: 700 } }, title),
    ...lines.map((text) => h(Text, { key: text }, text)),
    ...descriptions.map((text) => h(Text, { key: text, style: { marginLeft: 10 } }, text)),
  );
}

function render({ name, lines, sections }: PlainCv, photo: Buffer): Promise<Buffer> {
  return renderToBuffer(
    h(
      Document,
      {},
      h(
        Page,
        { size: 'A4', style: { ...BODY, padding: 40 } },
        h(Image, { src: { data: photo, format: 'jpg' }, style: { width: 90, height: 120 } }),
        h(Text, { style: { fontSize: 28, fontWeight: 700 } }, name),
        ...lines.map((text) => h(Text, { key: text }, text)),
        ...sections.map(({ slug, title, entries }) =>
          h(
            View,
            { key: slug },
            h(Text, { style: { fontSize: 13, fontWeight: 700, marginVertical: 8 }, minPresenceAhead: 40 }, title),
            ...entries.map(entryOf),
          ),
        ),
      ),
    ),
  );
}

/** @react-pdf/renderer: the same text in one column, with the same font and sizes. */
export async function openReactPdf({ resumeOfRound, photo }: Subject): Promise<Contender> {
  return {
    prepare: async (round) => {
      const cv = toPlainCv(resumeOfRound(round));
      return { makePdf: () => render(cv, photo), words: wordsOf(textsOf(cv)) };
    },
    close: async () => {},
  };
}
