/**
 * What the head of a page says (specification, section 2), for the server that sends it and for the client that goes on to other
 * pages. Pure data: no DOM.
 */
import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { SiteLanguage } from './languages.ts';
import { headOf } from './route-titles.ts';
import { matchPath, pathIn, ROUTES, type RouteMatch } from './routes.ts';

/**
 * What an address names: something that the page is called after where it has a title of its own, something that was never there,
 * or something that is there no more.
 */
export type PageEntry =
  | { state: 'there'; title?: string | undefined; description?: string | undefined }
  | { state: 'missing' | 'gone' };

/** An element of the head. */
interface HeadTag {
  element: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

export interface PageHead {
  status: 200 | 404 | 410;
  language: SiteLanguage;
  /** '{title} - {site name}'. */
  title: string;
  tags: readonly HeadTag[];
}

export interface HeadRequest {
  /** The page's whole address, on the site's own origin. */
  address: URL;
  language: SiteLanguage;
  /** What the address names, where the page is called after that; undefined while it is not known. */
  entry?: PageEntry | undefined;
}

export interface HeadSite {
  name: string;
  /** The same product in other languages on sites of their own, as origins, this one among them; empty where it stands alone. */
  languageSites: Readonly<Partial<Record<SiteLanguage, string>>>;
}

/** Pictures for shared links are made at build time, one a language. */
export const OPEN_GRAPH_PICTURE = { widthPx: 1200, heightPx: 630 };

/** What Open Graph calls the languages: a language with the territory that it is at home in. */
const LOCALES: Readonly<Record<SiteLanguage, string>> = {
  pl: 'pl_PL',
  en: 'en_GB',
  de: 'de_DE',
  cz: 'cs_CZ',
  ua: 'uk_UA',
  dk: 'da_DK',
  es: 'es_ES',
  it: 'it_IT',
  lt: 'lt_LT',
  se: 'sv_SE',
  sk: 'sk_SK',
};

/** Finds the head of an address; an unknown one is the 404 page, which nobody should index. */
export function pageHead({ address, language, entry = { state: 'there' } }: HeadRequest, site: HeadSite): PageHead {
  const match = matchPath(address.pathname);
  if (!match || entry.state !== 'there') {
    const isGone = match !== null && entry.state === 'gone';
    const { title } = headOf(isGone ? ROUTES[match.name].titleKey : 'notFound', language);
    return {
      status: isGone ? 410 : 404,
      language,
      title: `${title} - ${site.name}`,
      tags: [meta('robots', 'noindex')],
    };
  }
  const route = ROUTES[match.name];
  const own = headOf(route.titleKey, language);
  const title = entry.title ?? own.title;
  const description = entry.description ?? own.description;
  const canonical = canonicalOf(address, match, language);
  const described = description === undefined ? [] : [meta('description', description)];
  const shared = { title, description, canonical, language, site, origin: address.origin };
  return {
    status: 200,
    language,
    title: `${title} - ${site.name}`,
    tags: [
      ...described,
      link('canonical', canonical),
      ...(route.indexable ? [...alternates(match, site), ...openGraph(shared)] : [meta('robots', 'noindex')]),
    ],
  };
}

/** A generator page's canonical link is the current address; another's names the origin and the path in the page's language. */
function canonicalOf(address: URL, { name, params }: RouteMatch, language: SiteLanguage): string {
  if (ROUTES[name].canonical === 'current') return address.href;
  return address.origin + pathIn(language, name, { params });
}

/** The same page on the sites of other languages. What an address names by a parameter is on its own site alone. */
function alternates({ name, params }: RouteMatch, { languageSites }: HeadSite): HeadTag[] {
  if (Object.keys(params).length > 0) return [];
  const sites = Object.entries(languageSites) as [SiteLanguage, string][];
  const links = sites.map(([language, origin]) => alternate(toBcp47(language), origin + pathIn(language, name)));
  const forOthers = sites.find(([language]) => language === 'en') ?? sites[0];
  if (!forOthers) return [];
  const [language, origin] = forOthers;
  return [...links, alternate('x-default', origin + pathIn(language, name))];
}

interface Shared {
  title: string;
  description: string | undefined;
  canonical: string;
  language: SiteLanguage;
  site: HeadSite;
  origin: string;
}

/** What a shared link shows (ogp.me). */
function openGraph({ title, description, canonical, language, site, origin }: Shared): HeadTag[] {
  return [
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    ...(description === undefined ? [] : [property('og:description', description)]),
    property('og:url', canonical),
    property('og:locale', LOCALES[language]),
    property('og:image', `${origin}/open-graph/${language}.png`),
    property('og:image:width', String(OPEN_GRAPH_PICTURE.widthPx)),
    property('og:image:height', String(OPEN_GRAPH_PICTURE.heightPx)),
    property('og:image:alt', headOf('home', language).title),
    meta('twitter:card', 'summary_large_image'),
  ];
}

function meta(name: string, content: string): HeadTag {
  return { element: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { element: 'meta', attributes: { property: name, content } };
}

function link(rel: string, href: string): HeadTag {
  return { element: 'link', attributes: { rel, href } };
}

function alternate(hreflang: string, href: string): HeadTag {
  return { element: 'link', attributes: { rel: 'alternate', hreflang, href } };
}
