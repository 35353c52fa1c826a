import type { FontFace, PageFontFamily } from './catalogue.ts';

/** A text needs a face that the typesetter was not given. Fetch the family and use a typesetter that has it. */
export class FontNotGivenError extends Error {
  override readonly name = 'FontNotGivenError';
  readonly family: PageFontFamily;

  constructor({ family, weight, style }: FontFace) {
    super(`The font ${family} ${weight} ${style} was not given to the typesetter`);
    this.family = family;
  }
}
