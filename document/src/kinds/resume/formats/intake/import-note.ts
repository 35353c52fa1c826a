import type { SectionSlug } from '../../model/sections.ts';

/**
 * Something in a file that could not be imported unchanged. Together with the resume, the notes account for every text of the file:
 * - `split`: too long for its field, so the rest is in the next one;
 * - `moved`: in a field that is not its own, because the resume has none for it: the section `to` has it;
 * - `left-out`: no field has room for it; `text` is what was left out;
 * - `not-a-date`: not a readable date, so it is in the description;
 * - `unknown`: the format has no such field;
 * - `photo`: a photo's address, or with empty `text` a picture that is no acceptable photo; a photo has to be uploaded;
 * - `technical`: what the file says about itself, and codes beside texts: nothing of the person. `text` has a line for each value.
 */
export interface ImportNote {
  kind: 'split' | 'moved' | 'left-out' | 'not-a-date' | 'unknown' | 'photo' | 'technical';
  /** Where in the file: `work[0].name`, `Positions.csv:3 Title`, `page 2`. */
  path: string;
  /** The text in the file; empty for `split` and `unknown`. */
  text: string;
  /** Only for `moved`. */
  to?: SectionSlug;
}
