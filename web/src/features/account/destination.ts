import { matchPath, type RouteMatch, type RouteName } from '@kreda/site/routes';
import { z } from 'zod';
import { path } from '../../lib/path.ts';
import type { User } from '../../lib/trpc.ts';
import { MAGAZINE_ACTION, magazinePricing } from './magazine-links.ts';

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

/** The resume, the package and the discount code of a visitor who logs in from the screen of account, package and payment. */
const chosenPackageSchema = z.object({
  id: z.uuid(),
  package: z.string().regex(/^[a-z0-9-]{1,40}$/),
  voucher: z.string().trim().min(1).max(40).optional().catch(undefined),
});

/**
 * The address of the payment for the package that the query names; null if it names no resume or no well-formed package. A package
 * that is not on sale leads on to the price list (specification, section 4).
 */
function paymentOfChosenPackage(query: URLSearchParams): string | null {
  const chosen = chosenPackageSchema.safeParse({ ...Object.fromEntries(query), id: resumeToPayFor(query) });
  if (!chosen.success) return null;
  const { id, ...choice } = chosen.data;
  return path('stripe-payment', { id }, choice);
}

/**
 * The address that a login or registration leads to: the payment of the chosen package, the download that asked for it, the page that
 * needed a login, or My documents. It is always a screen of this site. A user who has access already has nothing to pay before a
 * download.
 */
export function destinationAfterLogin(query: URLSearchParams, user: Pick<User, 'id' | 'isPaid'>): string {
  const payment = user.isPaid ? null : paymentOfChosenPackage(query);
  if (payment) return payment;
  const uuid = query.get('uuid');
  if (uuid && wantsDownload(query)) return path('end', { id: uuid }, { action: query.get('action')! });
  if (query.get('action') === MAGAZINE_ACTION && !query.has('next') && user.id) return magazinePricing(user.id);
  const next = nextOf(query);
  return next && !SESSION_SCREENS.includes(next.name) ? next.address : path('my-documents');
}
