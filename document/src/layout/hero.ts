import type { ResumeContent } from '../compose/content.ts';
import { DOCUMENT_LABELS } from '../model/document-labels.ts';
import type { ColumnStyle, HeroStyle, PhotoShape, TemplateStyle } from '../style/template-style.ts';
import type { ParagraphLayout } from '../text/paragraph.ts';
import { type Align, type Block, plainBlocks, shift, stack } from './block.ts';
import { contactList, contactRows } from './contacts.ts';
import { type Draw, rect } from './draw.ts';
import { fitHeading } from './heading-font-fitter.ts';
import { sectionTitle } from './section-title.ts';

/** The first page's head: who this is and how to reach them. */
export interface LaidOutHero {
  /** On the page. */
  draws: Draw[];
  /** Where it ends over each column, px from the page's top. */
  bottomPx: Record<ColumnStyle['id'], number>;
}

interface HeroSetting {
  paragraphs: ParagraphLayout;
  content: ResumeContent;
  columns: readonly ColumnStyle[];
}

type Hero<K extends HeroStyle['kind']> = Extract<HeroStyle, { kind: K }>;

const PAGE_WIDTH_PX = 794;
const PROFESSION_GAP_PX = 4;

export function layoutHero(style: TemplateStyle, content: ResumeContent, paragraphs: ParagraphLayout): LaidOutHero {
  const setting = { paragraphs, content, columns: style.columns };
  switch (style.hero.kind) {
    case 'split':
      return splitHero(style.hero, setting);
    case 'centred':
      return centredHero(style.hero, setting);
    case 'band':
      return bandHero(style.hero, setting);
  }
}

function nameBlock(
  hero: HeroStyle,
  { paragraphs, content }: HeroSetting,
  box: { widthPx: number; align: Align },
): Block {
  const style = fitHeading(paragraphs, content.name, { style: hero.name, widthPx: box.widthPx });
  const name = plainBlocks(paragraphs, content.name, { ...box, style });
  const profession = plainBlocks(paragraphs, content.profession, { ...box, style: hero.profession });
  return stack([stack(name), stack(profession)], name.length > 0 && profession.length > 0 ? PROFESSION_GAP_PX : 0);
}

function photoRadius(shape: PhotoShape, sizePx: number): number {
  return { circle: sizePx / 2, rounded: 10, rectangle: 0 }[shape];
}

function splitHero(hero: Hero<'split'>, setting: HeroSetting): LaidOutHero {
  const { paragraphs, content, columns } = setting;
  const main = columns.find(({ id }) => id === 'main')!;
  const side = columns.find(({ id }) => id === 'side')!;
  const name = nameBlock(hero, setting, { widthPx: main.widthPx, align: 'left' });
  const { sizePx, border, shape } = hero.photo;
  const photoBlock: Block[] = content.photo ? [framedPhoto(side.widthPx, { sizePx, border, shape })] : [];
  const contacts = contactList(content.contacts, content.facts, {
    paragraphs,
    widthPx: side.widthPx,
    style: hero.contact,
    iconColor: hero.icon,
  });
  const title = sectionTitle(paragraphs, DOCUMENT_LABELS[content.language].contact, {
    look: hero.contactTitle,
    widthPx: side.widthPx,
  });
  const contactBlock = contacts.heightPx === 0 ? [] : [stack([title, contacts])];
  const sideBlock = stack([...photoBlock, ...contactBlock], 28);
  return {
    draws: [...shift(name, main.xPx, hero.topPx).draws, ...shift(sideBlock, side.xPx, hero.topPx).draws],
    bottomPx: {
      main: name.heightPx === 0 ? hero.topPx - main.belowHeroPx : hero.topPx + name.heightPx,
      side: sideBlock.heightPx === 0 ? hero.topPx - side.belowHeroPx : hero.topPx + sideBlock.heightPx,
    },
  };
}

/** The photo in the middle of a column, in a thin frame of the same shape. */
function framedPhoto(widthPx: number, photo: { sizePx: number; border: string; shape: PhotoShape }): Block {
  const { sizePx, border, shape } = photo;
  const xPx = (widthPx - sizePx) / 2;
  const innerPx = sizePx - 8;
  return {
    draws: [
      rect({ xPx, yPx: 0, widthPx: sizePx, heightPx: sizePx }, border, photoRadius(shape, sizePx)),
      {
        kind: 'photo',
        xPx: xPx + 4,
        yPx: 4,
        widthPx: innerPx,
        heightPx: innerPx,
        radiusPx: photoRadius(shape, innerPx),
      },
    ],
    heightPx: sizePx,
  };
}

function centredHero(hero: Hero<'centred'>, setting: HeroSetting): LaidOutHero {
  const { paragraphs, content } = setting;
  const { widthPx: photoPx, heightPx: photoHeightPx, shape } = hero.photo;
  const fullPx = PAGE_WIDTH_PX - 2 * hero.marginPx;
  const widthPx = content.photo ? fullPx - photoPx - 28 : fullPx;
  const align = content.photo ? 'left' : 'center';
  const name = nameBlock(hero, setting, { widthPx, align });
  const contacts = contactRows(content.contacts, content.facts, {
    paragraphs,
    widthPx,
    style: hero.contact,
    iconColor: hero.icon,
    align,
    gapPx: 20,
  });
  const text = stack(
    [name, contacts].filter(({ heightPx }) => heightPx > 0),
    12,
  );
  const heightPx = Math.max(text.heightPx, content.photo ? photoHeightPx : 0);
  const photo: Draw[] = content.photo
    ? [
        {
          kind: 'photo',
          xPx: PAGE_WIDTH_PX - hero.marginPx - photoPx,
          yPx: hero.topPx,
          widthPx: photoPx,
          heightPx: photoHeightPx,
          radiusPx: photoRadius(shape, photoPx),
        },
      ]
    : [];
  const textTopPx = hero.topPx + (heightPx - text.heightPx) / 2;
  const bottomPx = hero.topPx + heightPx;
  return {
    draws: [...shift(text, hero.marginPx, textTopPx).draws, ...photo],
    bottomPx: { main: bottomPx, side: bottomPx },
  };
}

const STRIPE_PX = 6;

function bandHero(hero: Hero<'band'>, setting: HeroSetting): LaidOutHero {
  const { paragraphs, content } = setting;
  const { sizePx, shape } = hero.photo;
  const photoRoomPx = content.photo ? sizePx + 30 : 0;
  const widthPx = PAGE_WIDTH_PX - 2 * hero.marginPx - photoRoomPx;
  const name = nameBlock(hero, setting, { widthPx, align: 'left' });
  const contacts = contactRows(content.contacts, content.facts, {
    paragraphs,
    widthPx,
    style: hero.contact,
    iconColor: hero.icon,
    align: 'left',
    gapPx: 20,
  });
  const text = stack(
    [name, contacts].filter(({ heightPx }) => heightPx > 0),
    14,
  );
  const innerPx = Math.max(text.heightPx, content.photo ? sizePx : 0, 40);
  const bandPx = innerPx + 2 * hero.paddingPx;
  const photo: Draw[] = content.photo
    ? [
        {
          kind: 'photo',
          xPx: hero.marginPx,
          yPx: hero.paddingPx + (innerPx - sizePx) / 2,
          widthPx: sizePx,
          heightPx: sizePx,
          radiusPx: photoRadius(shape, sizePx),
        },
      ]
    : [];
  const bottomPx = bandPx + STRIPE_PX;
  return {
    draws: [
      rect({ xPx: 0, yPx: 0, widthPx: PAGE_WIDTH_PX, heightPx: bandPx }, hero.color),
      rect({ xPx: 0, yPx: bandPx, widthPx: PAGE_WIDTH_PX, heightPx: STRIPE_PX }, hero.stripe),
      ...photo,
      ...shift(text, hero.marginPx + photoRoomPx, hero.paddingPx + (innerPx - text.heightPx) / 2).draws,
    ],
    bottomPx: { main: bottomPx, side: bottomPx },
  };
}
