import { PHOTO_SIZE_LIMITS, type PhotoShape } from '../model/page-setup.ts';
import type { HeroStyle, TemplateStyle } from './template-style.ts';

type Designed = Pick<TemplateStyle, 'hero' | 'columns'>;

/**
 * The largest factor of the photo's size in a style with the photo's designed size. In a template of two columns the photo is not wider
 * than the side column. Null if the photo has neither a size nor a shape of its own, since it fills a corner of the page.
 */
export function largestPhotoSize({ hero, columns }: Designed): number | null {
  if (hero.kind === 'portrait') return null;
  const widthPx = hero.kind === 'plain' ? hero.photo.widthPx : hero.photo.sizePx;
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
    case 'plain': {
      const { photo } = hero;
      // A circle of the same area.
      const diameterPx = Math.sqrt(photo.widthPx * photo.heightPx);
      const size = shape === 'circle' ? { widthPx: diameterPx, heightPx: diameterPx } : {};
      return { ...hero, photo: { ...photo, ...size, shape } };
    }
  }
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
    case 'plain': {
      const { photo } = hero;
      return { ...hero, photo: { ...photo, widthPx: photo.widthPx * factor, heightPx: photo.heightPx * factor } };
    }
  }
}
