import type { TextStyle } from '../../../engine/text/text-style.ts';
import { contrast, isDark, LARGE_TEXT_CONTRAST, mix, TEXT_CONTRAST, textOn } from './colors.ts';
import type { ColumnStyle, FooterStyle, HeroStyle, SectionLook, TemplateStyle } from './template-style.ts';

/** Minimum size of large text, px (WCAG 2.2, 1.4.3: 18 pt, or 14 pt bold). */
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.7;
/** A long name is set smaller, seldom below this share of its size. */
const MIN_NAME_SHARE = 0.6;
/** Compensates the error of the polynomial in `contrast`. */
const MARGIN = 0.15;

/**
 * Darkens or lightens each text colour of a style as little as necessary for its background: contrast 4.5 : 1, or 3 : 1 for large text.
 * Coloured areas keep the chosen colours.
 */
export function withReadableInk(style: TemplateStyle): TemplateStyle {
  const columns = style.columns.map((column) => ({
    ...column,
    look: readableLook(column.look, backgroundAt(style, column)),
  }));
  const { footer, signature } = style;
  const main = backgroundAt(style, style.columns.find(({ id }) => id === 'main')!);
  return {
    ...style,
    hero: readableHero(style),
    columns,
    footer: { ...footer, text: readable(footer.text, backgroundAt(style, footer)) },
    ...(signature && {
      signature: {
        ...signature,
        city: readable(signature.city, main),
        caption: readable(signature.caption, main),
      },
    }),
  };
}

/** The background of a column or of the footer at its middle: the topmost coloured area there, or the page. */
export function backgroundAt(style: TemplateStyle, place: ColumnStyle | FooterStyle): string {
  const { heightPx } = style.page;
  const xPx = place.xPx + place.widthPx / 2;
  const yPx = 'topPx' in place ? (place.topPx + heightPx - place.bottomPx) / 2 : heightPx - place.baselineFromFootPx;
  const field = style.backdrop.findLast(
    (one) => one.xPx <= xPx && xPx < one.xPx + one.widthPx && one.yPx <= yPx && yPx < one.yPx + one.heightPx,
  );
  return field?.color ?? style.background;
}

function readableHero(style: TemplateStyle): HeroStyle {
  const { hero, columns } = style;
  const below = (id: 'main' | 'side') => {
    const column = columns.find((one) => one.id === id);
    return column ? backgroundAt(style, column) : style.background;
  };
  const texts = (background: string, contactBackground = background) => ({
    name: readable(hero.name, background, MIN_NAME_SHARE),
    profession: readable(hero.profession, background),
    contact: readable(hero.contact, contactBackground),
    icon: readableInk(contactBackground, hero.icon, TEXT_CONTRAST),
  });
  switch (hero.kind) {
    case 'split': {
      const side = below('side');
      return { ...hero, ...texts(below('main'), side), contactTitle: readableLook(hero.contactTitle, side) };
    }
    case 'masthead': {
      const side = below('side');
      return { ...hero, ...texts(hero.color, side), contactTitle: readableLook(hero.contactTitle, side) };
    }
    case 'monogram': {
      const { letter, rail } = hero;
      const ink = readableInk(rail.color, letter.color, LARGE_TEXT_CONTRAST);
      return { ...hero, ...texts(below('main')), letter: { ...letter, color: ink } };
    }
    case 'plain':
      return { ...hero, ...texts(style.background) };
    case 'two-tone':
      return { ...hero, ...texts(hero.color, hero.lower) };
    case 'band':
    case 'portrait':
      return { ...hero, ...texts(hero.color) };
  }
}

function readableLook(look: SectionLook, background: string): SectionLook {
  const { titleRule, titleIcon, compact } = look;
  return {
    ...look,
    title: readable(look.title, titleRule.kind === 'box' ? titleRule.color : background),
    titleRule:
      titleRule.kind === 'tab'
        ? { ...titleRule, ink: readableInk(titleRule.color, titleRule.ink, TEXT_CONTRAST) }
        : titleRule,
    ...(titleIcon && {
      titleIcon: { ...titleIcon, ink: readableInk(titleIcon.fill, titleIcon.ink, LARGE_TEXT_CONTRAST) },
    }),
    entryTitle: readable(look.entryTitle, background),
    entrySubtitle: readable(look.entrySubtitle, background),
    meta: readable(look.meta, background),
    body: readable(look.body, background),
    link: readable(look.link, background),
    bullet: readableInk(background, look.bullet, TEXT_CONTRAST),
    compact:
      compact.kind === 'tags' ? { ...compact, ink: readableInk(compact.fill, compact.ink, TEXT_CONTRAST) } : compact,
  };
}

/** @param share the smallest share of its size in which the text may be set. */
function readable(style: TextStyle, background: string, share = 1): TextStyle {
  const sizePx = style.sizePx * share;
  const isLarge = sizePx >= (style.weight === 700 ? LARGE_BOLD_PX : LARGE_PX);
  const minContrast = isLarge ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST;
  return { ...style, color: readableInk(background, style.color, minContrast) };
}

/**
 * Moves the colour away from the background until it is readable. On a background of medium brightness, where light text is not readable
 * enough, all text becomes dark, including large text, so that one area never has both light and dark text.
 */
export function readableInk(background: string, ink: string, minContrast: number): string {
  const light = contrast('#ffffff', background);
  const isLight = isDark(background) ? light >= TEXT_CONTRAST + MARGIN : light > contrast('#000000', background);
  const isInkLight = contrast(ink, '#000000') > contrast(background, '#000000');
  const start = isInkLight === isLight ? ink : textOn(isLight ? '#000000' : '#ffffff');
  const away = isLight ? '#ffffff' : '#000000';
  let share = 1;
  while (share > 0 && contrast(mix(start, away, share), background) < minContrast + MARGIN) share -= 0.05;
  return mix(start, away, Math.max(0, share));
}
