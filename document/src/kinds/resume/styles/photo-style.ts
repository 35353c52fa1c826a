import { PHOTO_SIZE_LIMITS, type PhotoShape } from '../model/page-setup.ts';
import type { HeroStyle, TemplateStyle } from './template-style.ts';

type Designed = Pick<TemplateStyle, 'hero' | 'columns'>;

/**
 * The largest factor of the photo's size in a style with the photo's designed size. In a template of two columns the photo is not wider
 * than the side column. Null if the photo has neither a size nor a shape of its own, since it fills a corner of the page.
 */
export function largestPhotoSize({ hero, columns }: Designed): number | null {
  if (hero.kind === 'portrait') return null;
  const widthPx = 'widthPx' in hero.photo ? hero.photo.widthPx : hero.photo.sizePx;
  const side = columns.find(({ id }) => id === 'side');
  if (!side) return PHOTO_SIZE_LIMITS.max;
  return Math.min(PHOTO_SIZE_LIMITS.max, Math.max(1, Math.floor((side.widthPx / widthPx) * 100) / 100));
}

/** A template's style with another shape and size of the photo, where it has them. */
export function withPhoto(
  style: TemplateStyle,
  { photoShape, photoSize }: { photoShape: PhotoShape | 'template'; photoSize: number },
): TemplateStyle {
  const shaped = photoShape === 'template' ? style : { ...style, hero: withShape(style.hero, photoShape) };
  const largest = largestPhotoSize(shaped);
  if (largest === null || photoSize === 1) return shaped;
  return { ...shaped, hero: withSize(shaped.hero, Math.min(photoSize, largest)) };
}

function withShape(hero: HeroStyle, shape: PhotoShape): HeroStyle {
  switch (hero.kind) {
    case 'portrait':
      return hero;
    case 'split':
    case 'masthead':
      return { ...hero, photo: { ...hero.photo, shape } };
    case 'band':
      return { ...hero, photo: { ...hero.photo, shape } };
    case 'two-tone':
      return { ...hero, photo: { ...hero.photo, shape } };
    case 'plain':
      return { ...hero, photo: { ...hero.photo, ...sizeFor(shape, hero.photo), shape } };
    case 'monogram':
      return { ...hero, photo: { ...hero.photo, ...sizeFor(shape, hero.photo), shape } };
  }
}

interface PhotoSize {
  widthPx: number;
  heightPx: number;
}

/** A circle has the area of the designed photo. */
function sizeFor(shape: PhotoShape, { widthPx, heightPx }: PhotoSize): PhotoSize {
  const diameterPx = Math.sqrt(widthPx * heightPx);
  return shape === 'circle' ? { widthPx: diameterPx, heightPx: diameterPx } : { widthPx, heightPx };
}

function scaled({ widthPx, heightPx }: PhotoSize, factor: number): PhotoSize {
  return { widthPx: widthPx * factor, heightPx: heightPx * factor };
}

function withSize(hero: HeroStyle, factor: number): HeroStyle {
  switch (hero.kind) {
    case 'portrait':
      return hero;
    case 'split':
    case 'masthead':
      return { ...hero, photo: { ...hero.photo, sizePx: hero.photo.sizePx * factor } };
    case 'band':
      return { ...hero, photo: { ...hero.photo, sizePx: hero.photo.sizePx * factor } };
    case 'two-tone':
      return { ...hero, photo: { ...hero.photo, sizePx: hero.photo.sizePx * factor } };
    case 'plain':
      return { ...hero, photo: { ...hero.photo, ...scaled(hero.photo, factor) } };
    case 'monogram':
      return { ...hero, photo: { ...hero.photo, ...scaled(hero.photo, factor) } };
  }
}
