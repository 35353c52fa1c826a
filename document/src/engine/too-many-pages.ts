/** A document takes more pages than the caller allows. */
export class TooManyPagesError extends Error {
  override readonly name = 'TooManyPagesError';
  readonly maxPages: number;

  constructor(maxPages: number) {
    super(`the document takes more than ${maxPages} pages`);
    this.maxPages = maxPages;
  }
}
