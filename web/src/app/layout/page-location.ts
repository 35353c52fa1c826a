import { matchPath } from '@kreda/site/routes';

/** Parameters that are somebody's: a CV's or user's id, and the secret of a mail. */
const PRIVATE_PARAMETERS = ['id', 'token'];

/**
 * The address of a page as it is measured: without the query, where people type, and with the names of private parameters in
 * place of their values. Any address that there is no page at is the same one.
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
