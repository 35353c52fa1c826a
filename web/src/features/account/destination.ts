import { matchPath, path } from '../../app/routes.ts';

/** The words of the query `action` that ask for a download, in both slug tables (specification, sections 2 and 4). */
const DOWNLOAD_ACTIONS = ['download-cv', 'pobierz-cv'];

export function wantsDownload(query: URLSearchParams): boolean {
  return query.has('uuid') && DOWNLOAD_ACTIONS.includes(query.get('action') ?? '');
}

/**
 * Where somebody goes after logging in or registering: on with the download they were sent here from, back to the page that
 * needed login, or to their documents. Only this site's own screens are destinations.
 */
export function destinationAfterLogin(query: URLSearchParams): string {
  const uuid = query.get('uuid');
  if (uuid && wantsDownload(query)) return path('end', { id: uuid }, { action: query.get('action')! });
  const next = query.get('next') ?? '';
  // Read as a browser would: '//elsewhere' and '/\elsewhere' are other origins.
  const base = 'https://own.invalid';
  const address = URL.canParse(next, base) ? new URL(next, base) : null;
  if (next.startsWith('/') && address?.origin === base && matchPath(address.pathname))
    return address.pathname + address.search;
  return path('my-documents');
}
