import { AlignmentType, BorderStyle, LineRuleType, Paragraph } from 'docx';
import type { Align } from '../../../../engine/blocks/block.ts';
import { fitHeadingLines } from '../../layout/heading-font-fitter.ts';
import {
  CONTACTS_GAP_PX,
  contactSetting,
  FRAME_PX,
  type HeroSetting,
  INTRODUCTION_GAP_PX,
  isBelowName,
  LOWER_PADDING_PX,
  PHOTO_GAP_PX,
  STRIP_PHOTO_GAP_PX,
  STRIPE_PX,
  widthOverMain,
} from '../../layout/hero.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import type { ColumnStyle, HeroStyle } from '../../styles/template-style.ts';
import { contactLine, contactList } from './contacts.ts';
import { type Block, type GridCell, grid, NO_BORDER, spacer } from './grid.ts';
import { headingParagraphs } from './heading.ts';
import { SIDE_IDS } from './look-styles.ts';
import { type Picture, pictureRun } from './photo.ts';
import { formatChanges, textRuns } from './runs.ts';
import { toBorderSize, toHex, toTwips } from './units.ts';

/** The parts of the head of the first page, by where they stand. */
export interface HeroBlocks {
  /** Above the columns. */
  above: Block[];
  /** A row over both columns, in the same table. */
  band: GridCell | null;
  /** At the heads of the columns. */
  main: Block[];
  side: Block[];
}

interface DocxHeroSetting extends HeroSetting {
  picture: Picture | null;
  /** The text's distance from the page's left and right edge, and from its top edge on the first page. */
  marginPx: number;
  topPx: number;
  /** The hero's bottom edge, px from the page's top, as typeset. */
  bottomPx: number;
  /** The height of one line of contacts. */
  lowerPx: number;
}

type Hero<K extends HeroStyle['kind']> = Extract<HeroStyle, { kind: K }>;

export function heroBlocks(hero: HeroStyle, setting: DocxHeroSetting): HeroBlocks {
  const nothing: HeroBlocks = { above: [], band: null, main: [], side: [] };
  switch (hero.kind) {
    case 'plain':
      return { ...nothing, above: plainHero(hero, setting) };
    case 'monogram':
      return { ...nothing, above: monogramHero(hero, setting) };
    case 'band':
      return { ...nothing, above: bandHero(hero, setting) };
    case 'two-tone':
      return { ...nothing, above: twoToneHero(hero, setting) };
    case 'portrait':
      return { ...nothing, above: portraitHero(hero, setting) };
    case 'split': {
      const { widthPx } = columnOf(setting, 'main');
      const name = nameParagraphs(hero, setting, { widthPx, align: 'left' });
      return { ...nothing, main: [...name, ...contactsBelowName(hero, setting)], side: stripBlocks(hero, setting) };
    }
    case 'masthead':
      return {
        ...nothing,
        band: mastheadCell(hero, setting),
        main: contactsBelowName(hero, setting),
        side: stripBlocks(hero, setting),
      };
  }
}

function columnOf({ columns }: HeroSetting, id: ColumnStyle['id']): ColumnStyle {
  return columns.find((column) => column.id === id)!;
}

interface NameBox {
  widthPx: number;
  align: Align;
}

/** Name and profession. */
function nameParagraphs(
  hero: HeroStyle,
  { paragraphs, content }: HeroSetting,
  { widthPx, align }: NameBox,
): Paragraph[] {
  const alignment = align === 'center' ? { alignment: AlignmentType.CENTER } : {};
  const text = hero.nameCase === 'upper' ? content.name.toUpperCase() : content.name;
  const fitted = fitHeadingLines(paragraphs, text, { style: hero.name, widthPx });
  const named =
    content.name === ''
      ? []
      : [
          new Paragraph({
            style: 'Title',
            ...alignment,
            children: [...textRuns(content.name, formatChanges(fitted.style, hero.name))],
          }),
        ];
  if (content.profession === '') return named;
  return [...named, new Paragraph({ style: 'Subtitle', ...alignment, children: textRuns(content.profession) })];
}

interface IntroductionBox extends NameBox {
  gapPx: number;
  contactsIn?: 'rows' | 'list' | undefined;
}

/** Name, profession and contacts. */
function introduction(hero: HeroStyle, setting: DocxHeroSetting, box: IntroductionBox): Paragraph[] {
  const { contacts, facts } = setting.content;
  const write = box.contactsIn === 'list' ? contactList : contactLine;
  return [
    ...nameParagraphs(hero, setting, box),
    ...write(contacts, facts, {
      styleId: 'Contact',
      setting: contactSetting(hero, setting, box.widthPx),
      base: hero.contact,
      isCentered: box.align === 'center',
      gapPx: box.gapPx,
    }),
  ];
}

function pictureParagraph(picture: Picture, box: Parameters<typeof pictureRun>[1], align: Align = 'left'): Paragraph {
  return new Paragraph({
    style: 'Photo',
    alignment: { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT }[align],
    children: [pictureRun(picture, box)],
  });
}

/** A lowest paragraph with a line below it. */
function ruleParagraph({ color, thicknessPx, gapPx, isDouble }: NonNullable<Hero<'plain'>['rule']>): Paragraph {
  return new Paragraph({
    spacing: { before: 0, after: 0, line: toTwips(gapPx), lineRule: LineRuleType.EXACT },
    indent: { left: 0 },
    border: {
      bottom: {
        style: isDouble ? BorderStyle.DOUBLE : BorderStyle.SINGLE,
        size: toBorderSize(thicknessPx),
        space: 0,
        color: toHex(color),
      },
    },
  });
}

function plainHero(hero: Hero<'plain'>, setting: DocxHeroSetting): Block[] {
  const { page, picture, marginPx } = setting;
  const { widthPx: photoPx, side } = hero.photo;
  const fullPx = page.widthPx - 2 * hero.marginPx;
  const roomPx = picture ? photoPx + PHOTO_GAP_PX.plain : 0;
  const startPx = side === 'left' ? hero.marginPx + roomPx : hero.marginPx;
  const widthPx = Math.min(fullPx - roomPx, widthOverMain(setting, startPx));
  const text = introduction(hero, setting, {
    widthPx,
    align: picture ? 'left' : hero.align,
    gapPx: INTRODUCTION_GAP_PX.plain,
    contactsIn: hero.contactsIn,
  });
  const rule = hero.rule && (text.length > 0 || picture) ? [ruleParagraph(hero.rule)] : [];
  if (!picture) return [...text, ...rule];
  const photo = pictureParagraph(picture, hero.photo);
  const cells = {
    text: {
      blocks: text,
      isCentered: true,
      padding: side === 'left' ? { leftPx: PHOTO_GAP_PX.plain } : { rightPx: Math.max(0, fullPx - photoPx - widthPx) },
    },
    photo: { blocks: [photo], isCentered: true },
  };
  return [
    grid({
      indentPx: hero.marginPx - marginPx,
      widthsPx: side === 'left' ? [photoPx, fullPx - photoPx] : [fullPx - photoPx, photoPx],
      rows: [{ cells: side === 'left' ? [cells.photo, cells.text] : [cells.text, cells.photo], isWhole: true }],
    }),
    ...(rule.length > 0 ? rule : [spacer()]),
  ];
}

function monogramHero(hero: Hero<'monogram'>, setting: DocxHeroSetting): Block[] {
  const { picture } = setting;
  const main = columnOf(setting, 'main');
  const { widthPx: photoPx } = hero.photo;
  const roomPx = picture ? photoPx + PHOTO_GAP_PX.monogram : 0;
  const text = introduction(hero, setting, {
    widthPx: main.widthPx - roomPx,
    align: 'left',
    gapPx: INTRODUCTION_GAP_PX.monogram,
  });
  if (!picture) return text;
  return [
    grid({
      widthsPx: [main.widthPx - photoPx, photoPx],
      rows: [
        {
          cells: [
            { blocks: text, padding: { rightPx: PHOTO_GAP_PX.monogram } },
            { blocks: [pictureParagraph(picture, hero.photo)] },
          ],
          isWhole: true,
        },
      ],
    }),
    spacer(),
  ];
}

function bandHero(hero: Hero<'band'>, setting: DocxHeroSetting): Block[] {
  const { page, picture, topPx } = setting;
  const { sizePx, side, shape } = hero.photo;
  const roomPx = picture ? sizePx + PHOTO_GAP_PX.band : 0;
  const startPx = hero.marginPx + (side === 'left' ? roomPx : 0);
  const widthPx = Math.min(page.widthPx - 2 * hero.marginPx - roomPx, widthOverMain(setting, startPx));
  const text = introduction(hero, setting, { widthPx, align: 'left', gapPx: INTRODUCTION_GAP_PX.band });
  const edges = { topPx: hero.paddingPx - topPx, bottomPx: hero.paddingPx };
  const look = {
    fill: hero.color,
    isCentered: true,
    ...(hero.stripe !== null && {
      borders: {
        bottom: { style: BorderStyle.SINGLE, size: toBorderSize(STRIPE_PX), color: toHex(hero.stripe) },
        top: NO_BORDER,
        left: NO_BORDER,
        right: NO_BORDER,
      },
    }),
  };
  const photoCell = hero.marginPx + sizePx;
  const textCell = (leftPx: number): GridCell => ({
    ...look,
    blocks: text,
    padding: {
      ...edges,
      leftPx,
      rightPx: page.widthPx - startPx - widthPx - (picture && side === 'right' ? photoCell : 0),
    },
  });
  const cells: GridCell[] = !picture
    ? [textCell(hero.marginPx)]
    : side === 'left'
      ? [
          {
            ...look,
            blocks: [pictureParagraph(picture, { shape, widthPx: sizePx, heightPx: sizePx })],
            padding: { ...edges, leftPx: hero.marginPx },
          },
          textCell(PHOTO_GAP_PX.band),
        ]
      : [
          textCell(hero.marginPx),
          {
            ...look,
            blocks: [pictureParagraph(picture, { shape, widthPx: sizePx, heightPx: sizePx })],
            padding: { ...edges, rightPx: hero.marginPx },
          },
        ];
  const widthsPx = !picture
    ? [page.widthPx]
    : side === 'left'
      ? [photoCell, page.widthPx - photoCell]
      : [page.widthPx - photoCell, photoCell];
  return [grid({ widthsPx, isBleeding: true, rows: [{ cells, isWhole: true }] }), spacer()];
}

function framed(hero: Hero<'two-tone' | 'split' | 'masthead'>, widthPx = hero.photo.sizePx) {
  const sizePx = Math.min(hero.photo.sizePx, widthPx) - FRAME_PX;
  return {
    shape: hero.photo.shape,
    widthPx: sizePx,
    heightPx: sizePx,
    border: { color: hero.photo.border, widthPx: FRAME_PX },
  };
}

/** The photo lies over both bands, so it has its place on the page. */
function twoToneHero(hero: Hero<'two-tone'>, setting: DocxHeroSetting): Block[] {
  const { page, picture, topPx, bottomPx, content } = setting;
  const { marginPx, paddingPx } = hero;
  const { sizePx } = hero.photo;
  const roomPx = picture ? sizePx + PHOTO_GAP_PX['two-tone'] : 0;
  const widthPx = Math.min(page.widthPx - 2 * marginPx - roomPx, widthOverMain(setting, marginPx));
  const anchored = picture
    ? [
        pictureRun(picture, {
          ...framed(hero),
          onPage: { xPx: page.widthPx - marginPx - sizePx + FRAME_PX / 2, yPx: (bottomPx - sizePx + FRAME_PX) / 2 },
        }),
      ]
    : [];
  const name = nameParagraphs(hero, setting, { widthPx, align: 'left' });
  const contacts = contactLine(content.contacts, content.facts, {
    styleId: 'Contact',
    setting: contactSetting(hero, setting, widthPx),
    base: hero.contact,
    gapPx: 0,
  });
  const sides = { leftPx: marginPx, rightPx: page.widthPx - marginPx - widthPx };
  const lowerPx = contacts.length === 0 ? 0 : setting.lowerPx + 2 * LOWER_PADDING_PX;
  return [
    grid({
      widthsPx: [page.widthPx],
      isBleeding: true,
      rows: [
        {
          cells: [
            {
              blocks: name.length > 0 ? name : [spacer()],
              fill: hero.color,
              isCentered: true,
              padding: { ...sides, topPx: paddingPx - topPx, bottomPx: paddingPx },
            },
          ],
          // A head without a name can be lower than the line of contacts below it.
          heightPx: Math.max(0, bottomPx - topPx - lowerPx),
          isWhole: true,
        },
        ...(contacts.length === 0
          ? []
          : [
              {
                cells: [
                  {
                    blocks: contacts,
                    fill: hero.lower,
                    isCentered: true,
                    padding: { ...sides, topPx: LOWER_PADDING_PX, bottomPx: LOWER_PADDING_PX },
                  },
                ],
                isWhole: true,
              },
            ]),
      ],
    }),
    spacer(1.4, anchored),
  ];
}

function portraitHero(hero: Hero<'portrait'>, setting: DocxHeroSetting): Block[] {
  const { page, picture, topPx, bottomPx, columns } = setting;
  const main = columnOf(setting, 'main');
  const { photo, paddingPx } = hero;
  const startPx = picture ? main.xPx : Math.min(...columns.map(({ xPx }) => xPx));
  const widthPx = main.xPx + main.widthPx - startPx;
  const xPx = photo.side === 'left' ? 0 : page.widthPx - photo.widthPx;
  const anchored = picture
    ? [pictureRun(picture, { shape: 'rectangle', widthPx: photo.widthPx, heightPx: bottomPx, onPage: { xPx, yPx: 0 } })]
    : [];
  const text = introduction(hero, setting, { widthPx, align: 'left', gapPx: INTRODUCTION_GAP_PX.portrait });
  return [
    grid({
      widthsPx: [page.widthPx],
      isBleeding: true,
      rows: [
        {
          cells: [
            {
              blocks: text,
              fill: hero.color,
              isCentered: true,
              padding: {
                topPx: Math.max(0, paddingPx - topPx),
                bottomPx: paddingPx,
                leftPx: startPx,
                rightPx: page.widthPx - startPx - widthPx,
              },
            },
          ],
          heightPx: bottomPx - topPx,
          isWhole: true,
        },
      ],
    }),
    spacer(1.4, anchored),
  ];
}

/** The name over both columns, with the padding of the left one. */
function mastheadCell(hero: Hero<'masthead'>, setting: DocxHeroSetting): GridCell | null {
  const { columns, page, topPx } = setting;
  const leftPx = Math.min(...columns.map(({ xPx }) => xPx));
  const rightPx = Math.max(...columns.map(({ xPx, widthPx }) => xPx + widthPx));
  const name = nameParagraphs(hero, setting, { widthPx: rightPx - leftPx, align: 'left' });
  if (name.length === 0) return null;
  return {
    blocks: name,
    fill: hero.color,
    columns: 2,
    padding: { topPx: hero.paddingPx - topPx, bottomPx: hero.paddingPx, leftPx, rightPx: page.widthPx - rightPx },
  };
}

/** Photo and contacts at the head of the side column. */
function stripBlocks(hero: Hero<'split' | 'masthead'>, setting: DocxHeroSetting): Block[] {
  const { picture, content } = setting;
  const { widthPx } = columnOf(setting, 'side');
  const listed = content.contacts.filter((contact) => !isBelowName(contact, hero, setting));
  const contacts = contactList(listed, content.facts, {
    styleId: 'Contact',
    setting: contactSetting(hero, setting, widthPx),
    base: hero.contact,
    gapPx: 0,
  });
  const photo = picture ? [pictureParagraph(picture, framed(hero, widthPx), 'center')] : [];
  const heading = headingParagraphs(DOCUMENT_LABELS[content.language].contact, {
    look: hero.contactTitle,
    ids: SIDE_IDS,
    widthPx,
    paragraphs: setting.paragraphs,
    icon: 'contact',
    gapPx: picture ? STRIP_PHOTO_GAP_PX : 0,
  });
  return [...photo, ...(contacts.length > 0 ? [...heading, ...contacts] : [])];
}

/** Addresses that are too wide for the strip. */
function contactsBelowName(hero: Hero<'split' | 'masthead'>, setting: DocxHeroSetting): Block[] {
  const main = columnOf(setting, 'main');
  const contacts = setting.content.contacts.filter((contact) => isBelowName(contact, hero, setting));
  const own = contactSetting(hero, setting, main.widthPx);
  const style = { ...own.style, color: main.look.body.color };
  return contactLine(contacts, [], {
    styleId: 'Contact',
    setting: { ...own, style, iconColor: main.look.link.color },
    base: hero.contact,
    gapPx: CONTACTS_GAP_PX,
  });
}
