/**
 * The addresses of all screens. The client builds its router from this table; the API takes status codes and heads from it. Pure
 * data: no React, no DOM. The paths are those of the specification, section 2.
 */
import type { SiteLanguage } from './languages.ts';
import type { TitleKey } from './route-titles.ts';

/**
 * Who may open a page (specification, sections 4 and 6): anybody; a logged-in user (others are redirected to registration, with
 * their query); or a paid user (others are redirected to pricing).
 */
export type Guard = 'anybody' | 'user' | 'paid';

export interface RouteEntry {
  /** The path in all languages except Polish; `:id` is a uuid. */
  en: string;
  pl: string;
  /** The key of the page's title and description in `route-titles.ts`. */
  titleKey: TitleKey;
  /** False puts a robots noindex tag on the page. */
  indexable: boolean;
  guard: Guard;
  /** The canonical link: origin and path, or the current address for pages of the editor. */
  canonical: 'path' | 'current';
  /** The step that the editor opens at this address. */
  step?: string;
}

const page = (en: string, pl: string, titleKey: TitleKey): RouteEntry => ({
  en,
  pl,
  titleKey,
  indexable: true,
  guard: 'anybody',
  canonical: 'path',
});
const privatePage = (en: string, pl: string, titleKey: TitleKey, guard: Guard = 'anybody'): RouteEntry => ({
  ...page(en, pl, titleKey),
  indexable: false,
  guard,
});
const generator = (en: string, pl: string, titleKey: TitleKey, guard: Guard = 'anybody'): RouteEntry => ({
  ...privatePage(`/cv/:id/${en}`, `/cv/:id/${pl}`, titleKey, guard),
  canonical: 'current',
});
const step = (slug: string, en: string, pl: string): RouteEntry => ({ ...generator(en, pl, 'editor'), step: slug });

export const ROUTES = {
  'cv-pick-template': page('/', '/', 'home'),
  'cv-creator': step('personal-data', 'create', 'kreuj'),
  'cv-personal-data': step('personal-data', 'personal-data', 'dane-osobowe'),
  'cv-experiences': step('experiences', 'experience', 'doswiadczenie-zawodowe'),
  'cv-education': step('education', 'education', 'wyksztalcenie'),
  'cv-languages': step('languages', 'languages', 'znajomosc-jezykow'),
  'cv-skills': step('skills', 'skills', 'umiejetnosci'),
  'cv-summary': step('summary', 'description', 'opis'),
  'cv-sections-enabled': step('sectionsEnabled', 'section-order', 'kolejonosc-sekcji'),
  'cv-certifications': step('certifications', 'certificates', 'certyfikaty'),
  'cv-software': step('software', 'program-knowledge', 'znajomosc-programow'),
  'cv-projects': step('projects', 'projects', 'projekty'),
  'cv-publications': step('publications', 'publications', 'publikacje'),
  'cv-references': step('references', 'references', 'referencje'),
  'cv-volunteering': step('volunteering', 'volunteering', 'wolontariaty'),
  'cv-memberships': step('memberships', 'memberships', 'czlonkostwo'),
  'cv-courses': step('courses', 'courses', 'kursy'),
  'cv-awards': step('awards', 'awards', 'nagrody'),
  'cv-driving-licences': step('driving-licences', 'driving-licence', 'prawo-jazdy'),
  'cv-interests': step('interests', 'interests', 'zainteresowania'),
  'cv-custom-1': step('custom-1', 'own-section-1', 'wlasna-sekcja-1'),
  'cv-custom-2': step('custom-2', 'own-section-2', 'wlasna-sekcja-2'),
  'cv-custom-3': step('custom-3', 'own-section-3', 'wlasna-sekcja-3'),
  'cv-custom-4': step('custom-4', 'own-section-4', 'wlasna-sekcja-4'),
  'cv-custom-5': step('custom-5', 'own-section-5', 'wlasna-sekcja-5'),
  'cv-clauses': step('clauses', 'clauses', 'klauzule'),
  'cv-pricing': generator('pricing', 'cennik', 'pricing'),
  'stripe-payment': generator('payment', 'platnosc', 'payment', 'user'),
  'thank-you': generator('thank-you', 'dziekujemy', 'thankYou', 'user'),
  'thank-you-for-payment': privatePage('/dziekujemy-za-platnosc', '/dziekujemy-za-platnosc', 'thankYou', 'user'),
  end: generator('download-cv', 'pobierz-cv', 'download'),
  preview: generator('preview', 'preview', 'preview'),
  letter: privatePage('/cover-letter/:id/:slug', '/list-motywacyjny/:id/:slug', 'editor'),
  'my-documents': privatePage('/my-documents', '/moje-dokumenty', 'myDocuments'),
  blog: privatePage('/blog', '/blog', 'magazine', 'paid'),
  'blog-author': privatePage('/blog/author/:slug', '/blog/autor/:slug', 'magazine', 'paid'),
  'blog-category': privatePage('/blog/category/:slug', '/blog/kategoria/:slug', 'magazine', 'paid'),
  'blog-item': privatePage('/blog/:slug', '/blog/:slug', 'magazine', 'paid'),
  'job-offers': page('/job-offers', '/oferty-pracy', 'jobOffers'),
  'job-offer': page('/job-offers/:slug', '/oferty-pracy/:slug', 'jobOffer'),
  account: privatePage('/account', '/konto', 'account', 'user'),
  payment: privatePage('/payments', '/platnosci', 'payments', 'user'),
  login: page('/login', '/logowanie', 'login'),
  register: page('/registration', '/rejestracja', 'register'),
  'remind-password': page('/password/remind', '/reset-hasla', 'remindPassword'),
  'reset-password': page('/password/reset/:token', '/reset-hasla/:token', 'resetPassword'),
  'verify-email': privatePage('/email/verify/:token', '/potwierdz-adres/:token', 'verifyEmail'),
  logout: privatePage('/logout', '/logout', 'logout'),
  terms: page('/terms', '/regulamin', 'terms'),
  privacy: page('/privacy', '/polityka-prywatnosci', 'privacy'),
  cookies: page('/cookies', '/ciasteczka', 'cookies'),
  contact: page('/contact', '/kontakt', 'contact'),
  withdrawal: page('/withdraw', '/odstapienie-od-umowy', 'withdrawal'),
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

export function routeOf(name: RouteName): RouteEntry {
  return ROUTES[name];
}

/** The route's path with parameters, in a language: Polish has its own paths, all others share the English ones. */
export function pattern(name: RouteName, language: SiteLanguage): string {
  return language === 'pl' ? ROUTES[name].pl : ROUTES[name].en;
}

/** The query of an address; undefined entries are left out. */
export type Query = Readonly<Record<string, string | undefined>>;

export interface Target {
  params?: Readonly<Record<string, string>>;
  query?: Query;
}

/** The address of a screen in the given language. @throws RangeError if a parameter is missing. */
export function pathIn(language: SiteLanguage, name: RouteName, target: Target = {}): string {
  const path = pattern(name, language)
    .split('/')
    .map((segment) => (segment.startsWith(':') ? encodeURIComponent(param(name, segment.slice(1), target)) : segment))
    .join('/');
  const entries = Object.entries(target.query ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

function param(name: RouteName, key: string, target: Target): string {
  const value = target.params?.[key];
  if (!value) throw new RangeError(`The route ${name} needs the parameter ${key}`);
  return value;
}

export interface RouteMatch {
  name: RouteName;
  params: Readonly<Record<string, string>>;
}

/** The screen at a Polish or English path; null if there is none. A trailing slash is ignored. */
export function matchPath(pathname: string): RouteMatch | null {
  const segments = segmentsOf(pathname);
  for (const name of ROUTE_NAMES) {
    for (const candidate of new Set([ROUTES[name].en, ROUTES[name].pl])) {
      const params = matchSegments(segmentsOf(candidate), segments);
      if (params) return { name, params };
    }
  }
  return null;
}

/** The format of each parameter: `id` is the uuid of a CV, a letter or a user, `token` a secret from a mail, `slug` the name of an article, an offer or a letter's step. */
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  id: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  // Any text: a link that a mail program has cut or lengthened opens its page too, which says that it is invalid.
  token: /^.{1,500}$/,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
};

function segmentsOf(pathname: string): string[] {
  // Without the lookbehind, the time would be quadratic in the length of a run of slashes.
  return pathname
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(1);
}

function matchSegments(expected: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (expected.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = given[index]!;
    if (segment.startsWith(':')) {
      const name = segment.slice(1);
      if (!PARAMETERS[name]?.test(value)) return null;
      params[name] = value;
    } else if (segment !== value) {
      return null;
    }
  }
  return params;
}
