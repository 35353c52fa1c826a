/**
 * Something of a file that did not go into a resume as it stood:
 * - `split`: too long for its field, so it goes on in the next one;
 * - `left-out`: no room for it at all; `text` is what was left out;
 * - `not-a-date`: no date that can be read, so it stands in the description;
 * - `unknown`: the format has no such field;
 * - `photo`: a photo's address; a photo has to be uploaded.
 */
export interface ImportNote {
  kind: 'split' | 'left-out' | 'not-a-date' | 'unknown' | 'photo';
  /** Where in the file: `work[0].name`. */
  path: string;
  /** What it is about, as the file has it; empty for `split` and `unknown`. */
  text: string;
}
