import { createRequire } from 'node:module';
import { composeResume } from '@kreda/document/compose/compose';
import type { EntryContent } from '@kreda/document/compose/content';
import { FONT_FACES, fontPackagePath } from '@kreda/document/fonts/catalogue';
import type { Resume } from '@kreda/document/model/resume';
import { richTextToPlain } from '@kreda/document/model/rich-text';
import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

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

function entry({ title, subtitle, period, place, levelText, note, descriptions }: EntryContent): ReactElement {
  const lines = [subtitle, [period, place, levelText].filter((part) => part !== '').join(' · '), note];
  return h(
    View,
    { key: title + period, style: { marginBottom: 9 } },
    h(Text, { style: { fontWeight: 700 } }, title),
    ...lines.filter((text) => text !== '').map((text) => h(Text, { key: text }, text)),
    ...descriptions.flatMap(({ field, blocks }) =>
      richTextToPlain(blocks)
        .split('\n')
        .map((text, index) => h(Text, { key: `${field}${index}`, style: { marginLeft: 10 } }, text)),
    ),
  );
}

/** The same words as a @react-pdf/renderer document: one column, the same font, the same sizes. */
export function renderWithReactPdf(resume: Resume): Promise<Buffer> {
  const { name, profession, contacts, sections } = composeResume(resume);
  return renderToBuffer(
    h(
      Document,
      {},
      h(
        Page,
        { size: 'A4', style: { ...BODY, padding: 40 } },
        h(Text, { style: { fontSize: 28, fontWeight: 700 } }, name),
        h(Text, {}, profession),
        h(Text, {}, contacts.map(({ text }) => text).join(' · ')),
        ...sections.map(({ slug, title, entries }) =>
          h(
            View,
            { key: slug },
            h(Text, { style: { fontSize: 13, fontWeight: 700, marginVertical: 8 }, minPresenceAhead: 40 }, title),
            ...entries.map(entry),
          ),
        ),
      ),
    ),
  );
}
