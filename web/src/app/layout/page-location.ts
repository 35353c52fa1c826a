import { matchPath } from '@kreda/site/routes';

/** Parameters with personal or secret values: the id of a resume or user, and the token of a mail. */
const PRIVATE_PARAMETERS = ['id', 'token'];

/**
 * The address of a page for analytics: without the query, which may contain typed text, and with the names of private parameters
 * instead of their values. All addresses without a page give the same one.
 */
export function pageLocation(origin: string, pathname: string): string {
  const match = matchPath(pathname);
  if (!match) return `${origin}/404`;
  const values = new Map(
    PRIVATE_PARAMETERS.flatMap((name) => (match.params[name] ? [[match.params[name], `:${name}`] as const] : [])),
  );
  const segments = pathname.split('/').map((segment) => values.get(segment) ?? segment);
  return origin + segments.join('/');
}
