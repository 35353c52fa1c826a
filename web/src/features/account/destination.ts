import { matchPath, type RouteMatch, type RouteName } from '@kreda/site/routes';
import { path } from '../../lib/path.ts';
import type { User } from '../../lib/trpc.ts';

/** Values of the query parameter `action` that ask for a download, in both slug tables (specification, sections 2 and 4). */
const DOWNLOAD_ACTIONS = ['download-cv', 'pobierz-cv'];

function wantsDownload(query: URLSearchParams): boolean {
  return query.has('uuid') && DOWNLOAD_ACTIONS.includes(query.get('action') ?? '');
}

/**
 * The uuid of the resume that a visitor wants to download or to pay for; null for any other registration. Registering and paying for
 * it are one screen.
 */
export function resumeToPayFor(query: URLSearchParams): string | null {
  if (wantsDownload(query)) return query.get('uuid');
  const next = nextOf(query);
  return next?.name === 'stripe-payment' && !next.isForMagazine ? next.params.id! : null;
}

/** Screens that are never a destination after a login. */
const SESSION_SCREENS: readonly RouteName[] = ['login', 'register', 'logout'];

/** Value of the query parameter `action` for users on the way to the magazine (specification, sections 2 and 4). */
export const MAGAZINE_ACTION = 'magazine';

/** Whether the visitor came by the magazine's button or from one of its pages. */
export function wantsMagazine(query: URLSearchParams): boolean {
  return query.get('action') === MAGAZINE_ACTION || (nextOf(query)?.name.startsWith('blog') ?? false);
}

interface Next extends RouteMatch {
  address: string;
  isForMagazine: boolean;
}

/** The screen of this site that `next` names, with its address; null if it names none. */
function nextOf(query: URLSearchParams): Next | null {
  const next = query.get('next') ?? '';
  // Parsed as browsers do: '//elsewhere' and '/\elsewhere' are other origins.
  const base = 'https://own.invalid';
  if (!next.startsWith('/') || !URL.canParse(next, base)) return null;
  const { origin, pathname, search, searchParams } = new URL(next, base);
  const match = origin === base ? matchPath(pathname) : null;
  return (
    match && { ...match, address: pathname + search, isForMagazine: searchParams.get('action') === MAGAZINE_ACTION }
  );
}

/** The address of the price list for the magazine: the user's id takes the place of the resume's (specification, section 4). */
export function magazinePricing(userId: string): string {
  return path('cv-pricing', { id: userId }, { action: MAGAZINE_ACTION, uuid: userId });
}

/** The target of the magazine's button (specification, section 4): the magazine, the price list, or registration first. */
export function magazineLink({ id, isLoggedIn, isPaid }: Pick<User, 'id' | 'isLoggedIn' | 'isPaid'>): string {
  if (isPaid) return path('blog');
  return isLoggedIn && id
    ? magazinePricing(id)
    : path('register', {}, { uuid: id ?? undefined, action: MAGAZINE_ACTION });
}

/**
 * The address that a login or registration leads to: the download that asked for it, the page that needed a login, or My
 * documents. It is always a screen of this site.
 */
export function destinationAfterLogin(query: URLSearchParams, user: Pick<User, 'id'>): string {
  const uuid = query.get('uuid');
  if (uuid && wantsDownload(query)) return path('end', { id: uuid }, { action: query.get('action')! });
  if (query.get('action') === MAGAZINE_ACTION && !query.has('next') && user.id) return magazinePricing(user.id);
  const next = nextOf(query);
  return next && !SESSION_SCREENS.includes(next.name) ? next.address : path('my-documents');
}
