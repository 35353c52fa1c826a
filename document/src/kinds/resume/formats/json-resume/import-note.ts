/**
 * Something in a file that could not be imported unchanged:
 * - `split`: too long for its field, so the rest is in the next one;
 * - `left-out`: no field has room for it; `text` is what was left out;
 * - `not-a-date`: not a readable date, so it is in the description;
 * - `unknown`: the format has no such field;
 * - `photo`: a photo's address; a photo has to be uploaded.
 */
export interface ImportNote {
  kind: 'split' | 'left-out' | 'not-a-date' | 'unknown' | 'photo';
  /** Where in the file: `work[0].name`. */
  path: string;
  /** The text in the file; empty for `split` and `unknown`. */
  text: string;
}
