import { Navigate, Outlet, useLocation } from 'react-router';
import { useUser } from '../lib/site.ts';
import { type Guard, matchPath, path } from './routes.ts';

/**
 * Lets in who may enter. Visited logged out, a route that needs login redirects to register and keeps the query
 * (specification, section 4); `next` remembers where the visitor was going.
 */
export function RouteGuard({ guard }: { guard: Guard }) {
  const user = useUser();
  const { pathname, search } = useLocation();
  if (guard === 'none' || user.isLoggedIn) return <Outlet />;
  const query = Object.fromEntries(new URLSearchParams(search));
  const uuid = matchPath(pathname)?.params.id;
  return <Navigate to={path('register', {}, { uuid, ...query, next: pathname + search })} replace />;
}
