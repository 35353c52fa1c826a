import { toBcp47 } from '@kreda/document/engine/text/languages';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { addAllRouteTitles } from '@kreda/site/all-route-titles';
import type { SiteLanguage } from '@kreda/site/languages';
import { headOf } from '@kreda/site/route-titles';
import { matchPath, pathIn, ROUTE_NAMES, type RouteName, routeOf } from '@kreda/site/routes';
import { type BrowserContext, expect, test } from '@playwright/test';
import { startBuyer } from '../src/buyer.ts';
import { crawl, type Head, type Visit } from '../src/crawl.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

addAllRouteTitles();

/** Addresses that are no pages: files, and what leaves for another site. */
const NO_PAGE = /^\/(api|auth|magazine|photos|fonts|assets)\//;
/** Leaving ends the crawl of who is logged in, so it comes last and by itself. */
const LEAVING: RouteName = 'logout';
/** Offers and posts are one page with another content each: of most it is enough that they answer. */
const MAX_ENTRIES = 3;
/** Pages that are called after what they show. */
const WITH_TITLES_OF_THEIR_OWN = new Set<RouteName>(['job-offer', 'blog-item', 'blog-author', 'blog-category']);
const TOKEN = 'a-token-that-nobody-has-ever-been-sent-43-x';

/** Every address of both slug tables that can be named without looking something up. */
function seeds(uuid: string): string[] {
  const patterns = ROUTE_NAMES.filter((name) => name !== LEAVING).flatMap((name) => [
    routeOf(name).pl,
    routeOf(name).en,
  ]);
  const named = patterns.filter((pattern) => !pattern.includes(':slug'));
  return [...new Set(named.map((pattern) => pattern.replace(':id', uuid).replace(':token', TOKEN)))];
}

/** A list is turned over; other queries only say where somebody came from, or narrow a list that is visited anyway. */
function keyOf({ pathname, searchParams }: URL): string {
  return `${pathname} ${searchParams.get('page') ?? ''}`;
}

async function crawlAll(context: BrowserContext, uuid: string): Promise<Visit[]> {
  const entries = new Map<RouteName, Set<string>>();
  return crawl(context, {
    origin: product.url,
    seeds: ['/', ...seeds(uuid)],
    isPage({ pathname }) {
      const match = matchPath(pathname);
      if (NO_PAGE.test(pathname) || match?.name === LEAVING) return false;
      if (!match?.params.slug) return true;
      const visited = entries.get(match.name) ?? new Set();
      entries.set(match.name, visited);
      if (visited.size < MAX_ENTRIES) visited.add(pathname);
      return visited.has(pathname);
    },
    keyOf,
    maxPages: 150,
  });
}

/** Everything that is wrong with a page, in words. */
function faults(visit: Visit, language: SiteLanguage): string[] {
  const { ended, status, sent, shown, problems, repeatedIds } = visit;
  const match = matchPath(ended.pathname);
  if (!match) return [`${status}: there is no such page`];
  const route = routeOf(match.name);
  const canonical =
    product.url +
    (route.canonical === 'current'
      ? ended.pathname + ended.search
      : pathIn(language, match.name, { params: match.params }));
  const { title } = headOf(route.titleKey, language);
  const faultsOf = (who: string, head: Head) => [
    ...different(`${who}: language`, head.language, toBcp47(language)),
    ...different(`${who}: canonical`, head.canonicals, [canonical]),
    ...different(`${who}: robots`, head.robots, route.indexable ? [] : ['noindex']),
    ...(WITH_TITLES_OF_THEIR_OWN.has(match.name)
      ? head.titles.filter((own) => !/^\S.* - Kreda$/.test(own)).map((own) => `${who}: title ${own}`)
      : different(`${who}: title`, head.titles, [`${title} - Kreda`])),
  ];
  return [
    ...different('status', status, 200),
    ...faultsOf('shown', shown),
    // Where a script leads on, the server has sent another page.
    ...(visit.wasLedOn ? [] : faultsOf('sent', sent)),
    ...problems,
    ...repeatedIds.map((id) => `the id ${id} stands there twice`),
  ];
}

function different(what: string, actual: unknown, expected: unknown): string[] {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === should ? [] : [`${what} is ${is} and should be ${should}`];
}

function expectFaultless(visits: readonly Visit[], language: SiteLanguage): void {
  const found = visits.flatMap((visit) =>
    faults(visit, language).map((fault) => `${visit.asked.href.replace(product.url, '')}: ${fault}`),
  );
  expect(found).toEqual([]);
}

/** What pages link to and nobody has visited answers, too. */
async function expectOthersThere(context: BrowserContext, visits: readonly Visit[]): Promise<void> {
  const visited = new Set(visits.map(({ asked }) => asked.pathname));
  const others = visits.flatMap(({ links }) => links).filter(({ pathname }) => !visited.has(pathname));
  for (const href of new Set(others.map(({ href }) => href))) {
    if (matchPath(new URL(href).pathname)?.name === LEAVING) continue;
    const response = await context.request.get(href, { maxRedirects: 0 });
    expect(response.status(), href).toBeLessThan(400);
  }
}

const reached = (visits: readonly Visit[]) => new Set(visits.map(({ ended }) => matchPath(ended.pathname)?.name));

test('a visitor finds every page that a link leads to whole, in Polish', async ({ context }) => {
  const made = await context.request.post(`${product.url}/api/resumes`, { data: {}, headers: { origin: product.url } });
  const { uuid } = (await made.json()) as { uuid: string };
  const visits = await crawlAll(context, uuid);
  expectFaultless(visits, 'pl');
  await expectOthersThere(context, visits);
  for (const { asked, ended } of visits) {
    const guard = routeOf(matchPath(asked.pathname)!.name).guard;
    if (guard !== 'anybody') expect(matchPath(ended.pathname)?.name, asked.href).toBe('register');
  }
  for (const name of ROUTE_NAMES) {
    const { guard, indexable } = routeOf(name);
    if (guard === 'anybody' && indexable) expect(reached(visits), name).toContain(name);
  }
});

test('somebody who has paid finds every page that a link leads to whole, in English', async ({ context, page }) => {
  const buyer = await startBuyer(product.url);
  const uuid = await buyer.createResume(typicalResume('modern'));
  await buyer.pay(uuid);
  const { email, password } = buyer;
  const data = { email, password, remember: true, userAgent: 'crawl' };
  expect(
    (await context.request.post(`${product.url}/api/login`, { data, headers: { origin: product.url } })).ok(),
  ).toBe(true);
  await page.goto(product.url);
  await page.locator('select').first().selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.close();

  const visits = await crawlAll(context, uuid);
  expectFaultless(visits, 'en');
  await expectOthersThere(context, visits);
  for (const name of ['account', 'payment', 'blog', 'blog-item', 'blog-author', 'blog-category'] as const) {
    expect(reached(visits), name).toContain(name);
  }
});

test('the description of the API is read in a browser, with nothing from elsewhere', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(product.url)) problems.push(request.url());
  });
  await page.goto(`${product.url}/api/docs`);
  await expect(page.locator('.opblock')).toHaveCount(61);
  await page
    .getByRole('button', { name: /PUT.*\/color/ })
    .first()
    .click();
  await expect(page.getByText('generalColor').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
