import { BorderStyle, Document, Packer } from 'docx';
import type { FontFace } from '../../../../engine/fonts/catalogue.ts';
import { rememberByIdentity } from '../../../../engine/remember-by-identity.ts';
import { createParagraphLayout } from '../../../../engine/text/paragraph.ts';
import { createShaper } from '../../../../engine/text/shaper.ts';
import type { TextStyle } from '../../../../engine/text/text-style.ts';
import type { FormatResources } from '../../../format.ts';
import { composeResume } from '../../compose/compose.ts';
import { textSettingOf } from '../../compose/text-setting.ts';
import { heroSetting, layoutHero, STRIP_DROP_PX } from '../../layout/hero.ts';
import { columnSections, haveLevelsRoom } from '../../layout/layout-resume.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import type { Resume } from '../../model/resume.ts';
import type { HeroStyle, TemplateStyle } from '../../styles/template-style.ts';
import { createTypesetter } from '../../typeset.ts';
import { loadTypesetData } from '../../typeset-data.ts';
import { createColumn, type DocxColumn } from './column.ts';
import { columnsTable } from './columns.ts';
import { distinctFaces, withFonts } from './embedded-fonts.ts';
import { type Block, grid, NO_BORDER, spacer, splittable } from './grid.ts';
import { heroBlocks } from './hero.ts';
import { languageTag } from './language-tag.ts';
import { lineHeights } from './line-height.ts';
import { numberingOf } from './lists.ts';
import { pack, unpack, withXml } from './package.ts';
import { drawnLetters, pageFrame, pageSection } from './page.ts';
import { type Picture, withFilledShape } from './photo.ts';
import { sectionBlocks } from './section.ts';
import { signatureBlocks } from './signature.ts';
import { documentStyles } from './styles.ts';
import { toBorderSize, toHex } from './units.ts';
import { withoutChance } from './without-chance.ts';

const RAIL_PX = 2;

// Made once for a list of fonts: HarfBuzz's memory only grows, and each export would load all faces again.
const toolsOf = rememberByIdentity((fonts: FormatResources['fonts']) => {
  const shaper = createShaper(fonts);
  return { shaper, typesetter: createTypesetter(fonts, shaper) };
});

/**
 * The resume as a Word document that looks like its pages: the template's colours, fonts and columns as styles, lists and tables that a user
 * can edit. It holds all text of the pages in their reading order, and nothing that is hidden. The same resume gives the same bytes.
 *
 * @throws FontNotGivenError if a face that the resume needs was not given.
 */
export async function toDocx(resume: Resume, { photo, fonts }: FormatResources): Promise<Uint8Array<ArrayBuffer>> {
  // A format says what the resume says: samples for empty sections are the editor's.
  const shown: Resume = { ...resume, isDone: true, photo: photo && resume.photo };
  const { shaper, typesetter } = toolsOf(fonts);
  const { style } = typesetter.layOut(shown, await loadTypesetData(shown));
  const content = composeResume(shown, textSettingOf(style, shown.pageSetup));
  const paragraphs = createParagraphLayout(shaper, style.engine, {
    engine: style.engine,
    han: 'SC',
    direction: 'ltr',
    keepsNumbers: true,
    keepsAmounts: true,
    trimsSeparators: true,
  });
  const outlines = (letter: string, face: FontFace) => shaper.outline(letter, face);
  const labels = DOCUMENT_LABELS[content.language];
  const picture: Picture | null =
    photo && content.photo
      ? {
          jpeg: photo,
          size: content.photo,
          label: content.name === '' ? labels.photo : labels.photoOf.replace('{name}', () => content.name),
        }
      : null;
  let lists = 0;
  const nextList = () => {
    lists += 1;
    return lists;
  };
  const columns = style.columns.map((column) => {
    const sections = columnSections(column, style.columns, content.sections);
    const isBeside = column.look.levelsBeside === 'always' && haveLevelsRoom(sections, { ...column, paragraphs });
    return { ...createColumn(column, style, { paragraphs, nextList, isBeside }), sections };
  });
  const frame = pageFrame(style);
  const hero = layoutHero(style, content, { paragraphs, outlines });
  const blocks = heroBlocks(style.hero, {
    ...heroSetting(style, content, { paragraphs, outlines }),
    picture,
    marginPx: frame.leftPx,
    topPx: frame.topPx,
    bottomPx: Math.max(hero.bottomPx.main, hero.bottomPx.side),
    lowerPx: style.hero.contact.sizePx * style.hero.contact.lineHeight,
  });
  const main = columns.find(({ style: { id } }) => id === 'main')!;
  const side = columns.find(({ style: { id } }) => id === 'side');
  const sectionsOf = (
    column: (typeof columns)[number],
    isFirstAtTop: boolean,
    isIncluded = (_slug: string) => true,
  ): Block[] =>
    column.sections.flatMap((section, index) =>
      isIncluded(section.slug)
        ? sectionBlocks(section, column, index > 0 ? undefined : isFirstAtTop ? 0 : column.style.belowHeroPx)
        : [],
    );
  const signature =
    style.signature && main.sections.length > 0 ? signatureBlocks(content, style.signature, main.style.widthPx) : [];
  const hasHeadAbove = blocks.band !== null || blocks.above.length > 0;
  const isRailed = main.look.rail !== undefined;
  const isFoot = (slug: string) => slug === 'clauses';
  const body = side
    ? [
        ...blocks.above,
        ...columnsTable(style, {
          band: blocks.band,
          main: [...blocks.main, ...sectionsOf(main, blocks.main.length === 0), ...signature],
          side: [...blocks.side, ...sectionsOf(side, blocks.side.length === 0)],
          topPx: {
            main: hasHeadAbove ? main.style.belowHeroPx : 0,
            side: hasHeadAbove ? side.style.belowHeroPx : STRIP_DROP_PX,
          },
        }),
      ]
    : [
        ...blocks.above,
        ...(isRailed
          ? [
              ...besideRail(
                main,
                sectionsOf(main, false, (slug) => !isFoot(slug)),
                frame.leftPx,
              ),
              ...sectionsOf({ ...main, indentPx: main.style.xPx - frame.leftPx }, false, isFoot),
            ]
          : sectionsOf(main, false)),
        ...signature,
      ];
  const language = languageTag(resume);
  const document = new Document({
    title: [content.name, content.profession].filter((part) => part !== '').join(' – '),
    creator: content.name,
    lastModifiedBy: content.name,
    styles: documentStyles(style, { columns, language, lineHeight: lineHeights(shaper) }),
    numbering: { config: columns.flatMap(numberingOf) },
    hyphenation: { autoHyphenation: resume.pageSetup.hyphenation, doNotHyphenateCaps: true },
    defaultTabStop: 720,
    sections: [
      pageSection(body, {
        style,
        frame,
        name: content.name,
        hasFooter: resume.pageSetup.footer,
        letters: drawnLetters(style.hero, hero.draws),
        hasHero: blocks.above.length > 0 || blocks.band !== null,
      }),
    ],
  });
  const packed = unpack(new Uint8Array(await Packer.toArrayBuffer(document)));
  const parts = picture
    ? withXml(packed, 'word/document.xml', (xml) => withFilledShape(xml, picture, photoProportion(style.hero)))
    : packed;
  return pack(withFonts(withoutChance(parts), facesOf(style), fonts));
}

/** Sections beside a line: in a cell whose left border is the line. */
function besideRail({ style, look }: DocxColumn, blocks: Block[], leftPx: number): Block[] {
  const { rail } = look;
  if (!rail || blocks.length === 0) return blocks;
  const left = { style: BorderStyle.SINGLE, size: toBorderSize(RAIL_PX), color: toHex(rail.line) };
  return [
    grid({
      indentPx: style.xPx - rail.offsetPx - leftPx,
      widthsPx: [rail.offsetPx + style.widthPx],
      rows: [
        {
          cells: [
            {
              blocks: splittable(blocks),
              padding: { leftPx: rail.offsetPx },
              borders: { left, top: NO_BORDER, bottom: NO_BORDER, right: NO_BORDER },
            },
          ],
        },
      ],
    }),
    spacer(),
  ];
}

/** Width by height. */
function photoProportion({ photo }: HeroStyle): number {
  return 'heightPx' in photo ? photo.widthPx / photo.heightPx : 1;
}

/** The faces of the styles, with bold and italic text of descriptions. */
function facesOf({ hero, columns, footer }: TemplateStyle): FontFace[] {
  const styles: TextStyle[] = [
    hero.name,
    hero.profession,
    hero.contact,
    footer.text,
    ...columns.flatMap(({ look }) => [
      look.title,
      look.entryTitle,
      look.entrySubtitle,
      look.meta,
      look.body,
      look.link,
      { ...look.body, weight: 700 as const },
    ]),
  ];
  return distinctFaces(styles);
}
