/**
 * What the API knows of the client's build for the server (`server.tsx`), which it imports by its file: types alone.
 */
import type { SiteLanguage } from './languages.ts';

/** A query that a page asks at its beginning. */
export interface PageQuery {
  /** The procedure's path: `jobs.list`. */
  procedure: string;
  input: unknown;
}

/** A page to be drawn. */
export interface PageAddress {
  /** Path and query, from the first slash. */
  url: string;
  language: SiteLanguage;
}

export interface DrawnPage {
  /** What stands in the root element. */
  html: string;
  /** The queries' answers as JSON, from which the client draws the same page again. */
  state: string;
}

/** The client's pages, drawn without a browser. */
export interface PageDrawer {
  /** Whether the page of that path is drawn; the others are for the browser alone. */
  draws(pathname: string): boolean;
  /** What the page asks at its beginning. */
  queriesOf(url: string): PageQuery[];
  /** The modules that the page needs beside the client's entry, below `web/src`. */
  sourcesOf(page: PageAddress): string[];
  /**
   * Draws what stands in the root element, with the answers to the page's queries, in their order, each as its JSON says it; one that
   * failed is undefined. Depends on nothing else. Throws what a component throws.
   */
  draw(page: PageAddress, answers: readonly unknown[]): string;
  /** The answers as JSON, as of now, from which the client draws the same page again. */
  stateOf(url: string, answers: readonly unknown[]): string;
}

/** What the build for the server exports. */
export interface ServerBuild {
  /** Loads every page that is drawn and all texts. */
  loadPages(): Promise<PageDrawer>;
}
