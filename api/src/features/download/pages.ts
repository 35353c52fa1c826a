import { DomainError } from '../../platform/errors.ts';
import { type CheckedPage, checkedPage } from '../../platform/pdf/checked-page.ts';
import type { UploadedFile } from '../../platform/rest/multipart.ts';

/** The most pages of a resume (our decision: the specification has no limit), and the most bytes of a page with its photo. */
export const MAX_PAGES = 30;
export const MAX_PAGE_BYTES = 8 * 1024 * 1024;
/** The renderer's limit for a message, minus room for the message's other fields. */
export const MAX_TOTAL_BYTES = 60 * 1024 * 1024;

/**
 * The pages of a form with the fields page_0, page_1 and so on, in order.
 *
 * @throws {DomainError} `invalid` without pages, or with a gap between them.
 */
export function pagesOf(files: readonly UploadedFile[]): CheckedPage[] {
  const byField = new Map(files.map(({ field, bytes }) => [field, bytes]));
  const pages: CheckedPage[] = [];
  for (let svg = byField.get('page_0'); svg !== undefined; svg = byField.get(`page_${pages.length}`)) {
    pages.push(checkedPage(svg));
  }
  if (pages.length === 0 || pages.length !== byField.size) {
    const field = `page_${pages.length}`;
    throw new DomainError(
      { code: 'request-malformed', problem: 'The pages are sent as page_0, page_1 and so on' },
      { fields: { [field]: 'This page is missing' } },
    );
  }
  return pages;
}
