/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test';

/** A page after it has finished loading. */
export interface Visit {
  /** The requested address, and the address after redirects. */
  asked: URL;
  ended: URL;
  /** True if a script redirected, and not the server. */
  wasLedOn: boolean;
  status: number;
  /** The head in the server's HTML, before any script. */
  sent: Head;
  /** The head after scripts. */
  shown: Head;
  /** Errors in the console, in scripts, and in requests to this site. */
  problems: string[];
  repeatedIds: string[];
  /** The addresses of this site that the page links to, without fragments. */
  links: URL[];
}

export interface Head {
  language: string | null;
  titles: string[];
  canonicals: (string | null)[];
  robots: (string | null)[];
}

export interface CrawlOptions {
  origin: string;
  seeds: readonly string[];
  /** Whether to visit a linked address. */
  isPage(address: URL): boolean;
  /** Addresses with the same key are visited once. */
  keyOf(address: URL): string;
  /** Guards against endless links: more pages are an error. */
  maxPages: number;
}

const TABS = 3;

/** Visits the seeds and all pages that are reachable from them, each once. */
export async function crawl(context: BrowserContext, options: CrawlOptions): Promise<Visit[]> {
  const { origin, seeds, isPage, keyOf, maxPages } = options;
  const known = new Set<string>();
  const waiting: URL[] = [];
  const visits: Visit[] = [];
  let inFlight = 0;
  const add = (address: URL) => {
    const key = keyOf(address);
    if (known.has(key)) return;
    known.add(key);
    waiting.push(address);
    if (known.size > maxPages) throw new Error(`There are more than ${maxPages} pages; the last is ${address.href}`);
  };
  for (const seed of seeds) add(new URL(seed, origin));

  const work = async (page: Page) => {
    while (waiting.length > 0 || inFlight > 0) {
      const address = waiting.shift();
      if (!address) {
        await page.waitForTimeout(100);
        continue;
      }
      inFlight++;
      try {
        const visit = await visitPage(page, address);
        visits.push(visit);
        for (const link of visit.links) if (isPage(link)) add(link);
      } finally {
        inFlight--;
      }
    }
  };
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(tabs.map(work));
  for (const tab of tabs) await tab.close();
  return visits;
}

/** Opens an address, and reads the page when it has finished loading. */
async function visitPage(page: Page, asked: URL): Promise<Visit> {
  const problems: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  };
  const onError = (error: Error) => problems.push(`script: ${error.message}`);
  const onResponse = (response: { url(): string; status(): number }) => {
    const isOurs = response.url().startsWith(asked.origin);
    if (isOurs && response.status() >= 400) problems.push(`${response.status()} from ${response.url()}`);
  };
  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('response', onResponse);
  try {
    const response = await page.goto(asked.href);
    if (!response) throw new Error(`No answer at ${asked.href}`);
    const html = await response.text();
    await page.waitForLoadState('networkidle');
    await page.locator('h1').first().waitFor({ state: 'attached' });
    const sent = await page.evaluate(
      ({ text }) => {
        const { documentElement, head } = new DOMParser().parseFromString(text, 'text/html');
        return {
          language: documentElement.getAttribute('lang'),
          titles: Array.from(head.querySelectorAll('title'), (title) => title.textContent ?? ''),
          canonicals: Array.from(head.querySelectorAll('link[rel=canonical]'), (link) => link.getAttribute('href')),
          robots: Array.from(head.querySelectorAll('meta[name=robots]'), (meta) => meta.getAttribute('content')),
        };
      },
      { text: html },
    );
    const seen = await page.evaluate(() => {
      const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
      return {
        language: document.documentElement.getAttribute('lang'),
        titles: Array.from(document.head.querySelectorAll('title'), (title) => title.textContent ?? ''),
        canonicals: Array.from(document.querySelectorAll('link[rel=canonical]'), (link) => link.getAttribute('href')),
        robots: Array.from(document.querySelectorAll('meta[name=robots]'), (meta) => meta.getAttribute('content')),
        repeatedIds: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
        links: Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), ({ href }) => href),
      };
    });
    const { repeatedIds, links, ...shown } = seen;
    return {
      asked,
      ended: new URL(page.url()),
      wasLedOn: page.url() !== response.url(),
      status: response.status(),
      sent,
      shown,
      problems,
      repeatedIds,
      links: links.map((href) => new URL(href.replace(/#.*/, ''))).filter(({ origin }) => origin === asked.origin),
    };
  } finally {
    page.off('console', onConsole);
    page.off('pageerror', onError);
    page.off('response', onResponse);
  }
}
