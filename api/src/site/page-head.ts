import { toBcp47 } from '@kreda/document/model/languages';
import { headOf } from '../../../web/src/app/route-titles.ts';
import { matchPath, pathIn, ROUTES } from '../../../web/src/app/routes.ts';
import { isOffered, type SiteLanguage } from '../../../web/src/i18n/language.ts';
import { escapeHtml } from '../escape-html.ts';

/** What the head of a page says before the client has run (specification, section 2). */
export interface PageHead {
  status: 200 | 404 | 410;
  language: SiteLanguage;
  title: string;
  description: string | null;
  canonical: string | null;
  isIndexable: boolean;
}

export interface PageRequest {
  /** Path and query, as requested. */
  url: string;
  /** The visitor's choice from the language cookie, unchecked. */
  chosenLanguage: string | undefined;
  entry?: PageEntry;
}

/**
 * What an address names: something that the page is called after where it has a title of its own, something that was never there,
 * or something that is there no more.
 */
export type PageEntry = { state: 'there'; title?: string; description?: string } | { state: 'missing' | 'gone' };

/** Finds the page of an address; an unknown one is the 404 page, which nobody should index. */
export function pageHead(
  { url, chosenLanguage, entry = { state: 'there' } }: PageRequest,
  site: { origin: string; name: string; language: string },
): PageHead {
  const language = offered(chosenLanguage) ?? offered(site.language) ?? 'en';
  // Behind the origin, so that `//host` and `/\\host` are paths of ours and not another site.
  const { pathname, search } = new URL(`${site.origin}${url}`);
  const match = matchPath(pathname);
  if (!match || entry.state !== 'there') {
    const isGone = match !== null && entry.state === 'gone';
    const { title } = headOf(isGone ? ROUTES[match.name].titleKey : 'notFound', language);
    return {
      status: isGone ? 410 : 404,
      language,
      title: `${title} - ${site.name}`,
      description: null,
      canonical: null,
      isIndexable: false,
    };
  }
  const route = ROUTES[match.name];
  const { title, description = null } = { ...headOf(route.titleKey, language), ...entry };
  // A generator page's canonical link is the current address; another's names the path in the active language.
  const path =
    route.canonical === 'current' ? `${pathname}${search}` : pathIn(language, match.name, { params: match.params });
  return {
    status: 200,
    language,
    title: `${title} - ${site.name}`,
    description,
    canonical: `${site.origin}${path}`,
    isIndexable: route.indexable,
  };
}

/** Writes the head into the built index.html. */
export function injectHead(html: string, head: PageHead): string {
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    head.description && `<meta name="description" content="${escapeHtml(head.description)}" />`,
    head.canonical && `<link rel="canonical" href="${escapeHtml(head.canonical)}" />`,
    !head.isIndexable && '<meta name="robots" content="noindex" />',
  ].filter(Boolean);
  // Replacing by a function: a `$` in a title is no pattern.
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${toBcp47(head.language)}"`)
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '));
}

function offered(language: string | undefined): SiteLanguage | null {
  return isOffered(language) ? language : null;
}
