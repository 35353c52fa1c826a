import {
  type Align,
  type Block,
  firstBaseline,
  NOTHING,
  plainBlock,
  plainBlocks,
  shift,
  stack,
  textBaselines,
  withRole,
} from '../../../engine/blocks/block.ts';
import { type Draw, rect } from '../../../engine/blocks/draw.ts';
import { ADDRESS_MIN_PX } from '../../../engine/blocks/fit-text.ts';
import type { EngineVersion } from '../../../engine/engine-version.ts';
import type { PageSize } from '../../../engine/page-geometry.ts';
import type { LetterOutlines } from '../../../engine/text/letter-outline.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { ContactItem, ResumeContent } from '../compose/content.ts';
import { DOCUMENT_LABELS } from '../model/document-labels.ts';
import type { PhotoShape } from '../model/page-setup.ts';
import type { ColumnStyle, HeroStyle, TemplateStyle } from '../styles/template-style.ts';
import { type ContactSetting, contactList, contactRows, fitsOnOneLine } from './contacts.ts';
import { fitHeading, fitHeadingLines } from './heading-font-fitter.ts';
import { monogram } from './monogram.ts';
import { sectionTitle } from './section-title.ts';

/** The head of the first page: the person's name, profession, photo and contacts. */
export interface LaidOutHero {
  /** In page coordinates. */
  draws: Draw[];
  /** Its bottom edge over each column, px from the page's top. */
  bottomPx: Record<ColumnStyle['id'], number>;
}

export interface HeroSetting {
  engine: EngineVersion;
  page: PageSize;
  alignsFacts: boolean;
  /** Whether facts have icons, and addresses in a strip a size that is read with ease. */
  isPrecise: boolean;
  paragraphs: ParagraphLayout;
  outlines: LetterOutlines;
  content: ResumeContent;
  columns: readonly ColumnStyle[];
}

type Hero<K extends HeroStyle['kind']> = Extract<HeroStyle, { kind: K }>;

export const PROFESSION_GAP_PX = 4;
/** Between name and contacts. */
export const INTRODUCTION_GAP_PX = { plain: 12, monogram: 12, band: 14, portrait: 16 } as const;
/** Between text and photo. */
export const PHOTO_GAP_PX = { plain: 28, monogram: 28, band: 30, 'two-tone': 34 } as const;

export function layoutHero(
  style: TemplateStyle,
  content: ResumeContent,
  { paragraphs, outlines }: Pick<HeroSetting, 'paragraphs' | 'outlines'>,
): LaidOutHero {
  const setting = heroSetting(style, content, { paragraphs, outlines });
  switch (style.hero.kind) {
    case 'split':
      return splitHero(style.hero, setting);
    case 'masthead':
      return mastheadHero(style.hero, setting);
    case 'monogram':
      return monogramHero(style.hero, setting);
    case 'plain':
      return plainHero(style.hero, setting);
    case 'band':
      return bandHero(style.hero, setting);
    case 'two-tone':
      return twoToneHero(style.hero, setting);
    case 'portrait':
      return portraitHero(style.hero, setting);
  }
}

/** What a hero is laid out with, on the page as in a Word document. */
export function heroSetting(
  style: TemplateStyle,
  content: ResumeContent,
  { paragraphs, outlines }: Pick<HeroSetting, 'paragraphs' | 'outlines'>,
): HeroSetting {
  return {
    engine: style.engine,
    page: style.page,
    alignsFacts: style.typography !== 'quotes',
    isPrecise: style.typography === 'precise',
    paragraphs,
    outlines,
    content,
    columns: style.columns,
  };
}

function nameBlock(
  hero: HeroStyle,
  { engine, paragraphs, content }: HeroSetting,
  { professionPx, ...box }: { widthPx: number; align: Align; professionPx?: number },
): Block {
  const text = hero.nameCase === 'upper' ? content.name.toUpperCase() : content.name;
  const fitting = { style: hero.name, widthPx: box.widthPx };
  const { lines, style } =
    engine === 1
      ? { lines: [text], style: fitHeading(paragraphs, text, fitting) }
      : fitHeadingLines(paragraphs, text, fitting);
  const name = withRole(stack(lines.flatMap((line) => plainBlocks(paragraphs, line, { ...box, style }))), 'name');
  const profession = plainBlock(paragraphs, content.profession, {
    ...box,
    widthPx: professionPx ?? box.widthPx,
    style: hero.profession,
  });
  return stack([name, profession], PROFESSION_GAP_PX);
}

export function contactSetting(
  hero: HeroStyle,
  { engine, alignsFacts, isPrecise, paragraphs, content }: HeroSetting,
  widthPx: number,
): ContactSetting {
  return {
    engine,
    hasFactIcons: isPrecise,
    alignsFacts,
    leastAddressPx: isPrecise && isStrip(hero) ? STRIP_ADDRESS_MIN_PX : ADDRESS_MIN_PX,
    paragraphs,
    widthPx,
    style: hero.contact,
    form: hero.contactForm,
    iconColor: hero.icon,
    labels: DOCUMENT_LABELS[content.language],
  };
}

/** The smallest size of an address in a strip, px: 8.5 pt. A longer address has room below the name. */
const STRIP_ADDRESS_MIN_PX = 11.33;

function isStrip({ kind }: HeroStyle): boolean {
  return kind === 'split' || kind === 'masthead';
}

interface IntroductionBox {
  widthPx: number;
  align: Align;
  gapPx: number;
  contactsIn?: 'rows' | 'list' | undefined;
}

/** Name, profession and contacts, one below the other. */
function introduction(
  hero: HeroStyle,
  setting: HeroSetting,
  { gapPx, contactsIn = 'rows', ...box }: IntroductionBox,
): Block {
  const { contacts, facts } = setting.content;
  const own = contactSetting(hero, setting, box.widthPx);
  const listed =
    contactsIn === 'list'
      ? contactList(contacts, facts, own)
      : contactRows(contacts, facts, { ...own, align: box.align });
  return stack([nameBlock(hero, setting, box), listed], gapPx);
}

/**
 * The width for the hero's text over the main column. Next to a side column the text keeps to that width (engine 2): lines across both
 * columns would hide the white space by which software finds columns.
 */
export function widthOverMain({ engine, columns }: HeroSetting, startPx: number): number {
  if (engine === 1 || columns.length === 1) return Number.POSITIVE_INFINITY;
  const main = columnOf(columns, 'main');
  return main.xPx + main.widthPx - startPx;
}

function photoRadius(shape: PhotoShape, sizePx: number): number {
  return { circle: sizePx / 2, rounded: 10, rectangle: 0 }[shape];
}

/** Photo and contacts at the head of the side column. */
function sideBlock(hero: StripHero, setting: HeroSetting, widthPx: number): Block {
  const { paragraphs, content } = setting;
  const { sizePx, border, shape } = hero.photo;
  const photo = content.photo ? framedPhoto(widthPx, { sizePx, border, shape }) : NOTHING;
  const listed = content.contacts.filter((contact) => !isBelowName(contact, hero, setting));
  const contacts = contactList(listed, content.facts, contactSetting(hero, setting, widthPx));
  const contactWords = DOCUMENT_LABELS[content.language].contact;
  const title = withRole(
    sectionTitle(paragraphs, contactWords, { look: hero.contactTitle, widthPx, icon: 'contact' }),
    'section-title',
  );
  const contactBlock = contacts.heightPx === 0 ? NOTHING : stack([title, contacts], hero.contactTitle.titleGapPx);
  return stack([photo, contactBlock], STRIP_PHOTO_GAP_PX);
}

/** Between the strip's photo and its contacts. */
export const STRIP_PHOTO_GAP_PX = 28;

type StripHero = Hero<'split' | 'masthead'>;

/** True for an address that does not fit into the strip. It is placed below the name (engine 2). */
export function isBelowName(contact: ContactItem, hero: StripHero, setting: HeroSetting): boolean {
  const { widthPx } = columnOf(setting.columns, 'side');
  return setting.engine === 2 && !fitsOnOneLine(contact, contactSetting(hero, setting, widthPx));
}

/** The contacts that do not fit into the strip, in the main column's colours. */
function contactsBelowName(hero: StripHero, setting: HeroSetting): Block {
  const main = columnOf(setting.columns, 'main');
  const contacts = setting.content.contacts.filter((contact) => isBelowName(contact, hero, setting));
  const own = contactSetting(hero, setting, main.widthPx);
  const style = { ...own.style, color: main.look.body.color };
  return contactRows(contacts, [], { ...own, style, iconColor: main.look.link.color, align: 'left' });
}

/** Between the profession and contacts that are too wide for the strip. */
export const CONTACTS_GAP_PX = 8;

function columnOf(columns: readonly ColumnStyle[], id: ColumnStyle['id']): ColumnStyle {
  return columns.find((column) => column.id === id)!;
}

function splitHero(hero: Hero<'split'>, setting: HeroSetting): LaidOutHero {
  const main = columnOf(setting.columns, 'main');
  const side = columnOf(setting.columns, 'side');
  const named = nameBlock(hero, setting, { widthPx: main.widthPx, align: 'left' });
  const name = stack([named, contactsBelowName(hero, setting)], CONTACTS_GAP_PX);
  const beside = sideBlock(hero, setting, side.widthPx);
  const usualTopPx = hero.topPx + (setting.engine === 1 ? 0 : STRIP_DROP_PX);
  const sideTopPx = usualTopPx + dropFromBaselines(hero, shift(name, 0, hero.topPx), shift(beside, 0, usualTopPx));
  return {
    draws: [...shift(name, main.xPx, hero.topPx).draws, ...shift(beside, side.xPx, sideTopPx).draws],
    bottomPx: {
      main: name.heightPx === 0 ? hero.topPx - main.belowHeroPx : hero.topPx + name.heightPx,
      side: beside.heightPx === 0 ? sideTopPx - side.belowHeroPx : sideTopPx + beside.heightPx,
    },
  };
}

/** How much lower the strip begins, so that its first baseline has its distance from those of the text next to it; px. */
function dropFromBaselines({ baselinesApartPx }: Hero<'split'>, name: Block, strip: Block): number {
  const [first] = textBaselines(strip);
  if (baselinesApartPx === undefined || first === undefined) return 0;
  return textBaselines(name)
    .toSorted((above, below) => above - below)
    .reduce((dropPx, baselinePx) => {
      const isClose = Math.abs(first + dropPx - baselinePx) < baselinesApartPx;
      return isClose ? baselinePx + baselinesApartPx - first : dropPx;
    }, 0);
}

/** Distance of the main column and of the strip from the band above them. */
const BELOW_MASTHEAD_PX = 28;
const STRIP_BELOW_MASTHEAD_PX = 21;
/** White space between the profession and the right column. */
const WHITE_SPACE_PX = 24;
/**
 * How much lower the strip next to the name begins (engine 2), px. Software that goes by baselines reads lines of two columns on one
 * baseline as one line. The first lines are headings, which it would miss.
 */
export const STRIP_DROP_PX = 7;

/**
 * The name is above both columns and begins at the left edge of the left one, so that software which reads columns from left to right finds
 * it first.
 */
function mastheadHero(hero: Hero<'masthead'>, setting: HeroSetting): LaidOutHero {
  const main = columnOf(setting.columns, 'main');
  const side = columnOf(setting.columns, 'side');
  const leftPx = Math.min(...setting.columns.map(({ xPx }) => xPx));
  const rightPx = Math.max(...setting.columns.map(({ xPx, widthPx }) => xPx + widthPx));
  const name = nameBlock(hero, setting, {
    widthPx: rightPx - leftPx,
    align: 'left',
    professionPx:
      hero.professionOver === 'both' ? rightPx - leftPx : Math.max(main.xPx, side.xPx) - WHITE_SPACE_PX - leftPx,
  });
  const bandPx = name.heightPx === 0 ? 0 : name.heightPx + 2 * hero.paddingPx;
  const beside = sideBlock(hero, setting, side.widthPx);
  const topPx = bandPx + BELOW_MASTHEAD_PX;
  const sideTopPx = bandPx + STRIP_BELOW_MASTHEAD_PX;
  const contacts = contactsBelowName(hero, setting);
  const band =
    bandPx === 0 ? [] : [rect({ xPx: 0, yPx: 0, widthPx: setting.page.widthPx, heightPx: bandPx }, hero.color)];
  return {
    draws: [
      ...band,
      ...shift(name, leftPx, hero.paddingPx).draws,
      ...shift(beside, side.xPx, sideTopPx).draws,
      ...shift(contacts, main.xPx, topPx).draws,
    ],
    bottomPx: {
      main: contacts.heightPx === 0 ? topPx - main.belowHeroPx : topPx + contacts.heightPx,
      side: beside.heightPx === 0 ? sideTopPx - side.belowHeroPx : sideTopPx + beside.heightPx,
    },
  };
}

/** The width of the frame of a photo. */
export const FRAME_PX = 4;

/** The photo in the middle of a column, in a thin frame of the same shape. */
function framedPhoto(widthPx: number, photo: { sizePx: number; border: string; shape: PhotoShape }): Block {
  const sizePx = Math.min(photo.sizePx, widthPx);
  const xPx = (widthPx - sizePx) / 2;
  const innerPx = sizePx - 2 * FRAME_PX;
  return {
    draws: [
      rect({ xPx, yPx: 0, widthPx: sizePx, heightPx: sizePx }, photo.border, photoRadius(photo.shape, sizePx)),
      {
        kind: 'photo',
        xPx: xPx + FRAME_PX,
        yPx: FRAME_PX,
        widthPx: innerPx,
        heightPx: innerPx,
        radiusPx: photoRadius(photo.shape, innerPx),
      },
    ],
    heightPx: sizePx,
  };
}

const DOUBLE_RULE_GAP_PX = 3;

function plainHero(hero: Hero<'plain'>, setting: HeroSetting): LaidOutHero {
  const { content, page } = setting;
  const { marginPx, topPx, rule } = hero;
  const { widthPx: photoPx, heightPx: photoHeightPx, shape, side } = hero.photo;
  const fullPx = page.widthPx - 2 * marginPx;
  const roomPx = content.photo ? photoPx + PHOTO_GAP_PX.plain : 0;
  const align = content.photo ? 'left' : hero.align;
  const text = introduction(hero, setting, {
    widthPx: Math.min(fullPx - roomPx, widthOverMain(setting, side === 'left' ? marginPx + roomPx : marginPx)),
    align,
    gapPx: INTRODUCTION_GAP_PX.plain,
    contactsIn: hero.contactsIn,
  });
  const heightPx = Math.max(text.heightPx, content.photo ? photoHeightPx : 0);
  const photo: Draw[] = content.photo
    ? [
        {
          kind: 'photo',
          xPx: side === 'left' ? marginPx : page.widthPx - marginPx - photoPx,
          yPx: topPx + (heightPx - photoHeightPx) / 2,
          widthPx: photoPx,
          heightPx: photoHeightPx,
          radiusPx: photoRadius(shape, photoPx),
        },
      ]
    : [];
  const textXPx = side === 'left' ? marginPx + roomPx : marginPx;
  const rules =
    rule && heightPx > 0 ? ruleBelow(rule, { xPx: marginPx, yPx: topPx + heightPx, widthPx: fullPx }) : NOTHING;
  const bottomPx = topPx + heightPx + rules.heightPx;
  return {
    draws: [...shift(text, textXPx, topPx + (heightPx - text.heightPx) / 2).draws, ...photo, ...rules.draws],
    bottomPx: { main: bottomPx, side: bottomPx },
  };
}

function ruleBelow(
  { color, thicknessPx, gapPx, isDouble }: NonNullable<Hero<'plain'>['rule']>,
  { xPx, yPx, widthPx }: { xPx: number; yPx: number; widthPx: number },
): Block {
  const line = (topPx: number) => rect({ xPx, yPx: topPx, widthPx, heightPx: thicknessPx }, color);
  const first = line(yPx + gapPx);
  const heightPx = gapPx + thicknessPx;
  if (!isDouble) return { draws: [first], heightPx };
  const second = line(yPx + heightPx + DOUBLE_RULE_GAP_PX);
  return { draws: [first, second], heightPx: heightPx + DOUBLE_RULE_GAP_PX + thicknessPx };
}

export const STRIPE_PX = 6;

function bandHero(hero: Hero<'band'>, setting: HeroSetting): LaidOutHero {
  const { content, page } = setting;
  const { sizePx, shape, side } = hero.photo;
  const roomPx = content.photo ? sizePx + PHOTO_GAP_PX.band : 0;
  const startPx = hero.marginPx + (side === 'left' ? roomPx : 0);
  const widthPx = Math.min(page.widthPx - 2 * hero.marginPx - roomPx, widthOverMain(setting, startPx));
  const text = introduction(hero, setting, { widthPx, align: 'left', gapPx: INTRODUCTION_GAP_PX.band });
  const innerPx = Math.max(text.heightPx, content.photo ? sizePx : 0, 40);
  const bandPx = innerPx + 2 * hero.paddingPx;
  const photo: Draw[] = content.photo
    ? [
        {
          kind: 'photo',
          xPx: side === 'left' ? hero.marginPx : page.widthPx - hero.marginPx - sizePx,
          yPx: hero.paddingPx + (innerPx - sizePx) / 2,
          widthPx: sizePx,
          heightPx: sizePx,
          radiusPx: photoRadius(shape, sizePx),
        },
      ]
    : [];
  const stripePx = hero.stripe === null ? 0 : STRIPE_PX;
  const stripe =
    hero.stripe === null
      ? []
      : [rect({ xPx: 0, yPx: bandPx, widthPx: page.widthPx, heightPx: STRIPE_PX }, hero.stripe)];
  const textXPx = hero.marginPx + (side === 'left' ? roomPx : 0);
  return {
    draws: [
      rect({ xPx: 0, yPx: 0, widthPx: page.widthPx, heightPx: bandPx }, hero.color),
      ...stripe,
      ...photo,
      ...shift(text, textXPx, hero.paddingPx + (innerPx - text.heightPx) / 2).draws,
    ],
    bottomPx: { main: bandPx + stripePx, side: bandPx + stripePx },
  };
}

/** Above and below the contacts in the lower band. */
export const LOWER_PADDING_PX = 13;

/** Without contacts there is no lower band, and nothing for a photo to lie over but the upper one. */
function twoToneHero(hero: Hero<'two-tone'>, setting: HeroSetting): LaidOutHero {
  const { content, page } = setting;
  const { marginPx, paddingPx } = hero;
  const { sizePx, border, shape } = hero.photo;
  const roomPx = content.photo ? sizePx + PHOTO_GAP_PX['two-tone'] : 0;
  const widthPx = Math.min(page.widthPx - 2 * marginPx - roomPx, widthOverMain(setting, marginPx));
  const name = nameBlock(hero, setting, { widthPx, align: 'left' });
  const rows = contactRows(content.contacts, content.facts, {
    ...contactSetting(hero, setting, widthPx),
    align: 'left',
  });
  const lowerPx = rows.heightPx === 0 ? 0 : rows.heightPx + 2 * LOWER_PADDING_PX;
  const leastPx = content.photo ? sizePx + paddingPx - lowerPx : 0;
  const upperPx = Math.max(name.heightPx === 0 ? 0 : name.heightPx + 2 * paddingPx, leastPx);
  const heightPx = upperPx + lowerPx;
  const band = (yPx: number, bandPx: number, color: string): Draw[] =>
    bandPx === 0 ? [] : [rect({ xPx: 0, yPx, widthPx: page.widthPx, heightPx: bandPx }, color)];
  const photo = content.photo ? framedPhoto(sizePx, { sizePx, border, shape }) : NOTHING;
  return {
    draws: [
      ...band(0, upperPx, hero.color),
      ...band(upperPx, lowerPx, hero.lower),
      ...shift(photo, page.widthPx - marginPx - sizePx, (heightPx - sizePx) / 2).draws,
      ...shift(name, marginPx, (upperPx - name.heightPx) / 2).draws,
      ...shift(rows, marginPx, upperPx + LOWER_PADDING_PX).draws,
    ],
    bottomPx: { main: heightPx, side: heightPx },
  };
}

/** The first letter is on the name's baseline. */
function monogramHero(hero: Hero<'monogram'>, setting: HeroSetting): LaidOutHero {
  const { content, outlines } = setting;
  const { xPx, widthPx } = columnOf(setting.columns, 'main');
  const { photo, topPx } = hero;
  const roomPx = content.photo ? photo.widthPx + PHOTO_GAP_PX.monogram : 0;
  const text = introduction(hero, setting, {
    widthPx: widthPx - roomPx,
    align: 'left',
    gapPx: INTRODUCTION_GAP_PX.monogram,
  });
  const picture: Draw[] = content.photo
    ? [
        {
          kind: 'photo',
          xPx: xPx + widthPx - photo.widthPx,
          yPx: topPx,
          widthPx: photo.widthPx,
          heightPx: photo.heightPx,
          radiusPx: photoRadius(photo.shape, photo.widthPx),
        },
      ]
    : [];
  const letters = monogram(content.initials, hero, { outlines, baselinePx: topPx + firstBaseline(text) });
  const bottomPx = topPx + Math.max(text.heightPx, content.photo ? photo.heightPx : 0);
  return {
    draws: [...letters, ...shift(text, xPx, topPx).draws, ...picture],
    bottomPx: { main: bottomPx, side: bottomPx },
  };
}

/** Without a photo, the coloured area takes its place, and the name has the full width. */
function portraitHero(hero: Hero<'portrait'>, setting: HeroSetting): LaidOutHero {
  const { content, columns, page } = setting;
  const main = columnOf(columns, 'main');
  const { photo, paddingPx } = hero;
  const textXPx = content.photo ? main.xPx : Math.min(...columns.map(({ xPx }) => xPx));
  const widthPx = main.xPx + main.widthPx - textXPx;
  const text = introduction(hero, setting, { widthPx, align: 'left', gapPx: INTRODUCTION_GAP_PX.portrait });
  const leastPx = text.heightPx + 2 * paddingPx;
  const heightPx = content.photo ? Math.max(photo.heightPx, leastPx) : leastPx;
  const photoXPx = photo.side === 'left' ? 0 : page.widthPx - photo.widthPx;
  const picture: Draw[] = content.photo
    ? [{ kind: 'photo', xPx: photoXPx, yPx: 0, widthPx: photo.widthPx, heightPx, radiusPx: 0 }]
    : [];
  return {
    draws: [
      rect({ xPx: 0, yPx: 0, widthPx: page.widthPx, heightPx }, hero.color),
      ...picture,
      ...shift(text, textXPx, (heightPx - text.heightPx) / 2).draws,
    ],
    bottomPx: { main: heightPx, side: heightPx },
  };
}
