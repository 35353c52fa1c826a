import { toBcp47 } from '@kreda/document/model/languages';
import { activeLanguage } from '../i18n/language.ts';
import { headOf, matchPath, pathIn, ROUTES } from './routes.ts';

export interface HeadTags {
  title: string;
  description: string | null;
  canonical: string | null;
  isIndexable: boolean;
}

/**
 * What the head of a page says (specification, section 2): '{title} - {site name}'; generator pages name the current address as
 * canonical, others the site's origin and the active language's path; an unknown path is the 404 page and not indexed.
 */
export function headTags(address: URL, siteName: string): HeadTags {
  const match = matchPath(address.pathname);
  const route = match && ROUTES[match.name];
  const language = activeLanguage();
  const { title, description = null } = headOf(route?.titleKey ?? 'notFound', language);
  return {
    title: `${title} - ${siteName}`,
    description,
    canonical: match && canonical(),
    isIndexable: route?.indexable ?? false,
  };

  function canonical(): string {
    if (route?.canonical === 'current') return address.href;
    return address.origin + pathIn(language, match!.name, { params: match!.params });
  }
}

/** Brings the document's head in line; tags that the server wrote are changed in place. */
export function applyHead(tags: HeadTags): void {
  document.title = tags.title;
  document.documentElement.lang = toBcp47(activeLanguage());
  setTag('meta[name="description"]', 'content', tags.description, () => metaElement('description'));
  setTag('meta[name="robots"]', 'content', tags.isIndexable ? null : 'noindex', () => metaElement('robots'));
  setTag('link[rel="canonical"]', 'href', tags.canonical, canonicalElement);
}

function setTag(selector: string, attribute: string, value: string | null, create: () => HTMLElement): void {
  const present = document.head.querySelector<HTMLElement>(selector);
  if (value === null) {
    present?.remove();
    return;
  }
  const element = present ?? document.head.appendChild(create());
  element.setAttribute(attribute, value);
}

function metaElement(name: string): HTMLElement {
  const element = document.createElement('meta');
  element.name = name;
  return element;
}

function canonicalElement(): HTMLElement {
  const element = document.createElement('link');
  element.rel = 'canonical';
  return element;
}
