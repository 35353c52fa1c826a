import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { clearToasts } from '../ui/toasts.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { t } from './messages.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { pageOf } from './pages.ts';
import { RouteError } from './route-error.tsx';
import { RouteGuard } from './route-guard.tsx';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';

/** A screen under both of its slugs: Polish and English addresses always resolve, whatever the language. */
function routesOf(name: RouteName): RouteObject[] {
  const { en, pl, guard } = ROUTES[name];
  return [...new Set([en, pl])].map((path) => ({
    element: <RouteGuard guard={guard} />,
    children: [{ path, handle: { name }, lazy: pageOf(name) }],
  }));
}

function createRouter() {
  const router = createBrowserRouter([
    {
      element: <SiteLayout />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <LoadingScreen message={t('loading')} />,
      children: [
        {
          errorElement: <RouteError />,
          children: [...ROUTE_NAMES.flatMap(routesOf), { path: '*', element: <NotFoundPage /> }],
        },
      ],
    },
  ]);
  // Toasts belong to the address they were shown at (specification, section 4).
  let address = router.state.location;
  router.subscribe(({ location }) => {
    if (location.pathname !== address.pathname || location.search !== address.search) clearToasts();
    address = location;
  });
  return router;
}

let router: ReturnType<typeof createRouter> | undefined;

export function AppRouter() {
  router ??= createRouter();
  return <RouterProvider router={router} />;
}
