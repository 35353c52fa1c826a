import { Navigate, Outlet, useLocation } from 'react-router';
import { useUser } from '../lib/site.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { type Guard, matchPath, path } from './routes.ts';

/**
 * Lets in who may enter. Visited logged out, a route that needs login redirects to register and keeps the query
 * (specification, section 4); `next` remembers where the visitor was going.
 */
export function RouteGuard({ guard }: { guard: Guard }) {
  const user = useUser();
  const { pathname, search } = useLocation();
  const match = matchPath(pathname);
  // The router takes anything for an id, the route table only what can be one.
  if (!match) return <NotFoundPage />;
  if (guard === 'anybody' || user.isLoggedIn) return <Outlet />;
  const query = Object.fromEntries(new URLSearchParams(search));
  const uuid = match.params.id;
  return <Navigate to={path('register', {}, { uuid, ...query, next: pathname + search })} replace />;
}
