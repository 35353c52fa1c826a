/**
 * The types of the client's server build (`web/src/app/server.tsx`), which the API imports at run time for server-side rendering.
 */
import type { SiteLanguage } from './languages.ts';

/** A query that a page needs for its first render. */
export interface PageQuery {
  /** The procedure's path: `jobs.list`. */
  procedure: string;
  input: unknown;
}

/** A page to render. */
export interface PageAddress {
  /** Path and query, from the first slash. */
  url: string;
  language: SiteLanguage;
}

export interface RenderedPage {
  /** The content of the root element. */
  html: string;
  /** The queries' answers as JSON, with which the client hydrates the page. */
  state: string;
}

/** Renders the client's pages on the server. */
export interface ServerPages {
  /** Whether the page at that path is rendered on the server; the others only in the browser. */
  isServerRendered(pathname: string): boolean;
  /** The queries that the page needs for its first render. */
  queriesOf(url: string): PageQuery[];
  /** The modules that the page needs beside the client's entry, as paths below `web/src`. */
  sourcesOf(page: PageAddress): string[];
  /**
   * Renders the content of the root element. Pure. Throws what a component throws.
   *
   * @param answers the answers to the page's queries, in their order, parsed from JSON; undefined for one that failed.
   */
  render(page: PageAddress, answers: readonly unknown[]): string;
  /** The answers as JSON with the current time, with which the client hydrates the page. */
  stateOf(url: string, answers: readonly unknown[]): string;
}

/** The exports of the server build. */
export interface ServerBuild {
  /** Loads all pages that are rendered on the server, and all texts. */
  loadPages(): Promise<ServerPages>;
}
