import { rowsOf } from './build-fragments.ts';
import { largestOf } from './extremes.ts';
import { exactHeadingKind } from './heading-words.ts';
import type { Fragment } from './piece.ts';

/** The share of a page's height at its top and at its foot in which running heads are. */
const MARGIN_SHARE = 0.09;
const SAME_HEIGHT_PT = 3;
/** In characters, with the words before the number. */
const MAX_PAGE_NUMBER = 120;
const PAGE_NUMBER =
  /^(?:.{0,60}?[\s·|•–—-]+)??(?:page|p\.|strona|str\.|seite|sivu|side|sida|strana|página|pagina|pág\.|pag\.|сторінка|стор\.|psl\.|puslapis)?\s*[-–]?\s*(\d{1,3})(?:\s*(?:\/|of|z|ze|von|из|з|iš|av|af|de|di)\s*(\d{1,3}))?\s*[-–]?$/iu;

/** Drops text that is at the same place on several pages, and page numbers. Neither belongs to the text flow. */
export function dropPageMargins(fragments: readonly Fragment[]): Fragment[] {
  const lowest = largestOf(
    fragments.map(({ y }) => y),
    0,
  );
  const pages = largestOf(
    fragments.map(({ page }) => page),
    0,
  );
  // The height of a page is unknown here, but text rarely ends far above the foot on all pages.
  const height = Math.max(lowest * 1.02, 700);
  const isMargin = ({ y }: Fragment) => y < height * MARGIN_SHARE || y > height * (1 - MARGIN_SHARE);
  const marginal = Map.groupBy(fragments.filter(isMargin), ({ text }) => withoutDigits(text));
  const isRepeated = (one: Fragment) => {
    // A section that begins at the top of a page has its heading there, and again at the top of the next page.
    const isElsewhere = (page: number) => (exactHeadingKind(one.text) === null ? page !== one.page : page < one.page);
    return (
      marginal
        .get(withoutDigits(one.text))
        ?.some((other) => isElsewhere(other.page) && Math.abs(other.y - one.y) < SAME_HEIGHT_PT) === true
    );
  };
  // A location at the end of the first line of two pages is not a running head, since the rest of the line differs.
  const onPages = Map.groupBy(fragments.filter(isMargin), ({ page }) => page);
  const inside = Map.groupBy(
    fragments.filter((one) => !isMargin(one)),
    ({ text }) => text,
  );
  // Two jobs with the same title may begin two pages, and the same words may end them. Then they are also found inside pages.
  const isContent = (one: Fragment) => inside.get(one.text)?.some((other) => isSetAlike(one, other)) === true;
  const isRunning = (row: readonly Fragment[]) =>
    row.every((one) => (isRepeated(one) && !isContent(one)) || isPageNumber(one, pages));
  const running = new Set([...onPages.values()].flatMap((page) => rowsOf(page).filter(isRunning).flat()));
  return fragments.filter((one) => {
    if (!isMargin(one)) return true;
    if (isPageNumber(one, pages)) return false;
    // The running head of the first page is the person's name and contacts, which later pages repeat. A heading is repeated where its
    // section continues, whatever the other column has next to it.
    const isHead = running.has(one) || (isRepeated(one) && exactHeadingKind(one.text) !== null);
    return !(isHead && (one.page > 1 || one.y > height / 2));
  });
}

function isSetAlike(a: Fragment, b: Fragment): boolean {
  return b.isAllBold === a.isAllBold && Math.abs(a.size - b.size) < 0.1 && Math.abs(a.x - b.x) < 2;
}

function isPageNumber({ text, page }: Fragment, pages: number): boolean {
  if (text.length > MAX_PAGE_NUMBER) return false;
  const match = PAGE_NUMBER.exec(text.trim());
  if (!match) return false;
  const [, number, total] = match;
  if (Number(number) !== page && pages > 1) return false;
  return total === undefined ? text.trim().length <= 12 : Number(total) >= Number(number);
}

function withoutDigits(text: string): string {
  return text.replace(/\d+/g, '#').toLowerCase();
}
