/**
 * The head of a page (specification, section 2), for the server's HTML and for navigation in the client. Pure data: no DOM.
 */
import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { SiteLanguage } from './languages.ts';
import { headOf } from './route-titles.ts';
import { matchPath, pathIn, ROUTES, type RouteMatch } from './routes.ts';

/**
 * The state of the entry that an address names, such as a job offer: it exists, never existed, or was removed. An existing entry may
 * have a title of its own.
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
  /** The page's full address on the site's origin. */
  address: URL;
  language: SiteLanguage;
  /** The entry that the address names; undefined if the page has none, or while it is loading. */
  entry?: PageEntry | undefined;
}

export interface HeadSite {
  name: string;
  /** The origins of all language sites, including this one; empty if there is only one site. */
  languageSites: Readonly<Partial<Record<SiteLanguage, string>>>;
}

/** The size of Open Graph pictures, which are drawn at build time, one for each language. */
export const OPEN_GRAPH_PICTURE = { widthPx: 1200, heightPx: 630 };

/** The languages' Open Graph names: language and territory. */
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

/** The head of the page at an address. An unknown address has that of the 404 page, with noindex. */
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

/** The canonical link of a page in the editor is the current address; of other pages, origin and path in the page's language. */
function canonicalOf(address: URL, { name, params }: RouteMatch, language: SiteLanguage): string {
  if (ROUTES[name].canonical === 'current') return address.href;
  return address.origin + pathIn(language, name, { params });
}

/** Links to the same page on the sites of other languages. Pages with parameters exist on one site only. */
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

/** The tags for the preview of a shared link (ogp.me). */
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
