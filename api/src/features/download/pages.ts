import { DomainError } from '../../platform/errors.ts';
import { type CheckedPage, checkedPage } from '../../platform/pdf/checked-page.ts';

/** Pages of a CV (decided; the specification gives no bound), and bytes of a page with a photo. */
export const MAX_PAGES = 30;
export const MAX_PAGE_BYTES = 8 * 1024 * 1024;
/** What the renderer takes in one message, less room for the rest of it. */
export const MAX_TOTAL_BYTES = 60 * 1024 * 1024;

/**
 * The pages of a form with the fields page_0, page_1 and so on, in order.
 *
 * @throws {DomainError} `invalid` when there is none, or one is missing in between.
 */
export function pagesOf(files: ReadonlyMap<string, Uint8Array>): CheckedPage[] {
  const pages: CheckedPage[] = [];
  for (let svg = files.get('page_0'); svg !== undefined; svg = files.get(`page_${pages.length}`)) {
    pages.push(checkedPage(svg));
  }
  if (pages.length === 0 || pages.length !== files.size) {
    const field = `page_${pages.length}`;
    throw new DomainError(
      { code: 'request-malformed', problem: 'The pages are sent as page_0, page_1 and so on' },
      { fields: { [field]: 'This page is missing' } },
    );
  }
  return pages;
}
