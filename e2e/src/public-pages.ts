import { ROUTE_NAMES, routeOf } from '@kreda/site/routes';
import type { Page } from '@playwright/test';

const TOKEN = 'a-token-that-nobody-has-ever-been-sent-43-x';

/** The Polish paths of all public pages that can be opened without looking something up. */
export const PUBLIC_PAGES = ROUTE_NAMES.map(routeOf)
  .filter(({ indexable, pl }) => indexable && !pl.includes(':slug'))
  .map(({ pl }) => pl.replace(':token', TOKEN));

/** The path of the first job offer in the list. Leaves the page at the list. */
export async function firstOffer(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/oferty-pracy`);
  return (await page.getByRole('main').getByRole('listitem').getByRole('link').first().getAttribute('href'))!;
}
