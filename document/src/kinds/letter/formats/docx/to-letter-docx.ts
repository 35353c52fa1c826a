import { Document, Packer } from 'docx';
import type { FontFace } from '../../../../engine/fonts/catalogue.ts';
import { rememberByIdentity } from '../../../../engine/remember-by-identity.ts';
import { createShaper } from '../../../../engine/text/shaper.ts';
import type { FormatResources } from '../../../format.ts';
import { createColumn, type DocxColumn } from '../../../resume/formats/docx/column.ts';
import { distinctFaces, withFonts } from '../../../resume/formats/docx/embedded-fonts.ts';
import { heroBlocks } from '../../../resume/formats/docx/hero.ts';
import { languageTag } from '../../../resume/formats/docx/language-tag.ts';
import { lineHeights } from '../../../resume/formats/docx/line-height.ts';
import { numberingOf } from '../../../resume/formats/docx/lists.ts';
import { pack, unpack } from '../../../resume/formats/docx/package.ts';
import { drawnLetters, pageFrame, pageSection } from '../../../resume/formats/docx/page.ts';
import { documentStyles } from '../../../resume/formats/docx/styles.ts';
import { withoutChance } from '../../../resume/formats/docx/without-chance.ts';
import { heroSetting } from '../../../resume/layout/hero.ts';
import type { TemplateStyle } from '../../../resume/styles/template-style.ts';
import { PARAGRAPH_GAP } from '../../layout/layout-letter.ts';
import { dividesWords, loadLetterData } from '../../letter-data.ts';
import type { LetterOfResume } from '../../model/letter.ts';
import { createLetterTypesetter, type LetterLayout } from '../../typeset-letter.ts';
import { letterBlocks } from './letter-blocks.ts';

// Made once for a list of fonts: HarfBuzz's memory only grows, and each export would load all faces again.
const toolsOf = rememberByIdentity((fonts: FormatResources['fonts']) => {
  const shaper = createShaper(fonts);
  return { shaper, typesetter: createLetterTypesetter(fonts, shaper) };
});

/**
 * The letter as a Word document that looks like its page: head, fonts and colours as styles that a user can edit. It is set as closely as the
 * page. The same letter gives the same bytes.
 *
 * @throws FontNotGivenError if a face that the letter needs was not given.
 */
export async function toLetterDocx(
  { letter, resume }: LetterOfResume,
  { photo: signature, fonts }: FormatResources,
): Promise<Uint8Array<ArrayBuffer>> {
  const { shaper, typesetter } = toolsOf(fonts);
  const laidOut = typesetter.layOut({ letter, resume }, await loadLetterData(letter, resume));
  const { content, layout, paragraphs, outlines } = laidOut;
  const { sender } = content;
  const template = templateOf(laidOut);
  let lists = 0;
  const column: DocxColumn = createColumn(template.columns[0]!, template, {
    paragraphs,
    nextList: () => {
      lists += 1;
      return lists;
    },
    isBeside: false,
  });
  const frame = pageFrame(template);
  const hero = heroBlocks(template.hero, {
    ...heroSetting(template, sender, { paragraphs, outlines }),
    picture: null,
    marginPx: frame.leftPx,
    topPx: frame.topPx,
    bottomPx: layout.head.bottomPx.main,
    lowerPx: template.hero.contact.sizePx * template.hero.contact.lineHeight,
  });
  const picture = letter.signature && signature ? { bytes: signature, size: letter.signature } : null;
  const language = languageTag({ language: letter.language, pageSetup: resume.pageSetup });
  const document = new Document({
    title: [sender.name, content.subject].filter((part) => part !== '').join(' – '),
    creator: sender.name,
    lastModifiedBy: sender.name,
    styles: documentStyles(template, { columns: [column], language, lineHeight: lineHeights(shaper) }),
    numbering: { config: numberingOf(column) },
    hyphenation: { autoHyphenation: dividesWords(letter, resume), doNotHyphenateCaps: true },
    defaultTabStop: 720,
    sections: [
      pageSection([...hero.above, ...letterBlocks(laidOut, column, picture)], {
        style: template,
        frame,
        name: sender.name,
        hasFooter: resume.pageSetup.footer,
        letters: drawnLetters(template.hero, layout.head.draws),
        hasHero: hero.above.length > 0,
      }),
    ],
  });
  const parts = withoutChance(unpack(new Uint8Array(await Packer.toArrayBuffer(document))));
  return pack(withFonts(parts, facesOf(template), fonts));
}

/**
 * The foot's margin, as a share of the page's. Word knows font sizes of half points only, and other programs set lines a little higher: the
 * last lines of a full page would stand on a second one.
 */
const FOOT_SHARE = 0.7;

/** The style of the head with the letter's text as its column, from which Word's styles are made. */
function templateOf({ layout, style }: LetterLayout): TemplateStyle {
  const { head, body, subject, blankPx } = layout;
  const [column] = head.style.columns;
  const gapPx = PARAGRAPH_GAP * blankPx;
  const { rail: _, ...look } = { ...style.subject, title: subject, body, link: { ...body, color: style.link } };
  return {
    ...head.style,
    columns: [
      {
        ...column!,
        topPx: style.topPx,
        bottomPx: style.bottomPx * FOOT_SHARE,
        look: { ...look, paragraphGapPx: gapPx, titleGapPx: gapPx, sectionGapPx: blankPx },
      },
    ],
  };
}

function facesOf({ hero, columns, footer }: TemplateStyle): FontFace[] {
  const { title, body } = columns[0]!.look;
  return distinctFaces([hero.name, hero.profession, hero.contact, footer.text, title, body, { ...body, weight: 700 }]);
}
