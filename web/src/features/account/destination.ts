import { matchPath, type RouteName } from '@kreda/site/routes';
import { path } from '../../lib/path.ts';
import type { User } from '../../lib/trpc.ts';

/** The words of the query `action` that ask for a download, in both slug tables (specification, sections 2 and 4). */
const DOWNLOAD_ACTIONS = ['download-cv', 'pobierz-cv'];

export function wantsDownload(query: URLSearchParams): boolean {
  return query.has('uuid') && DOWNLOAD_ACTIONS.includes(query.get('action') ?? '');
}

/** Nobody who has come in wants to go through these. */
const SESSION_SCREENS: readonly RouteName[] = ['login', 'register', 'logout'];

/** The query `action` of who is on the way to the magazine (specification, sections 2 and 4). */
export const MAGAZINE_ACTION = 'magazine';

/** Whether somebody was on the way to the magazine, by its button or by the address of one of its pages. */
export function wantsMagazine(query: URLSearchParams): boolean {
  return query.get('action') === MAGAZINE_ACTION || (nextOf(query)?.name.startsWith('blog') ?? false);
}

/** The screen of this site that `next` names, and its address; null where it names none. */
function nextOf(query: URLSearchParams): { name: RouteName; address: string } | null {
  const next = query.get('next') ?? '';
  // Read as a browser would: '//elsewhere' and '/\elsewhere' are other origins.
  const base = 'https://own.invalid';
  if (!next.startsWith('/') || !URL.canParse(next, base)) return null;
  const { origin, pathname, search } = new URL(next, base);
  const match = origin === base ? matchPath(pathname) : null;
  return match && { name: match.name, address: pathname + search };
}

/** The price list for who wants the magazine: the user stands where else the CV does (specification, section 4). */
export function magazinePricing(userId: string): string {
  return path('cv-pricing', { id: userId }, { action: MAGAZINE_ACTION, uuid: userId });
}

/** Where the button to the magazine leads (specification, section 4): in, to the price list, or to register on the way there. */
export function magazineLink({ id, isLoggedIn, isPaid }: Pick<User, 'id' | 'isLoggedIn' | 'isPaid'>): string {
  if (isPaid) return path('blog');
  return isLoggedIn && id
    ? magazinePricing(id)
    : path('register', {}, { uuid: id ?? undefined, action: MAGAZINE_ACTION });
}

/**
 * Where somebody goes after logging in or registering: on with the download they were sent here from, back to the page that
 * needed login, or to their documents. Only this site's own screens are destinations.
 */
export function destinationAfterLogin(query: URLSearchParams, user: Pick<User, 'id'>): string {
  const uuid = query.get('uuid');
  if (uuid && wantsDownload(query)) return path('end', { id: uuid }, { action: query.get('action')! });
  if (query.get('action') === MAGAZINE_ACTION && !query.has('next') && user.id) return magazinePricing(user.id);
  const next = nextOf(query);
  return next && !SESSION_SCREENS.includes(next.name) ? next.address : path('my-documents');
}
