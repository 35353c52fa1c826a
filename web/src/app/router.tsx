import { type ComponentType, Suspense, use, useLayoutEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { BrowserRouter, Outlet, type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router';
import { type Loadable, loadable } from '../lib/loadable.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { changeToasts } from '../ui/toasts.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { useT } from './messages.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { pageOf } from './pages.ts';
import { RouteError } from './route-error.tsx';
import { RouteGuard } from './route-guard.tsx';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';
import { usePageView } from './use-page-view.ts';

const PAGES = new Map<ReturnType<typeof pageOf>, Loadable<ComponentType>>();

/** The page of a route. Routes with one page share it, so that it stays as it is when the address changes. */
function loadablePage(name: RouteName): Loadable<ComponentType> {
  const load = pageOf(name);
  const known = PAGES.get(load);
  if (known) return known;
  const made = loadable(async () => (await load()).Component);
  PAGES.set(load, made);
  return made;
}

function Page({ page }: { page: Loadable<ComponentType> }) {
  const Component = use(page.load());
  usePageView();
  return <Component />;
}

function forgetFailures(): void {
  for (const { forgetFailure } of PAGES.values()) forgetFailure();
}

/** A screen under both of its slugs: Polish and English addresses always resolve, whatever the language. */
function routesOf(name: RouteName): RouteObject[] {
  const { en, pl, guard } = ROUTES[name];
  const page = loadablePage(name);
  return [...new Set([en, pl])].map((path) => ({
    element: <RouteGuard guard={guard} />,
    children: [{ path, element: <Page page={page} /> }],
  }));
}

const SCREENS: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      {
        element: <Screen />,
        children: [...ROUTE_NAMES.flatMap(routesOf), { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
];

export function AppRouter() {
  return (
    <BrowserRouter>
      <ErrorBoundary onReset={forgetFailures} fallbackRender={showRouteError}>
        <Screens />
      </ErrorBoundary>
    </BrowserRouter>
  );
}

function showRouteError({ resetErrorBoundary }: FallbackProps) {
  return <RouteError onRetry={resetErrorBoundary} />;
}

function Screens() {
  useNewAddress();
  return useRoutes(SCREENS);
}

/** The page, while it loads and where it fails; the header and the way out stay. */
function Screen() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary onReset={forgetFailures} fallbackRender={showRouteError} resetKeys={[pathname]}>
      <Suspense fallback={<LoadingScreen message={t('loading')} />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Toasts belong to the address they were shown at (specification, section 4); a page that is new is read from its top. */
function useNewAddress(): void {
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the trigger.
  useLayoutEffect(() => changeToasts, [pathname, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger.
  useLayoutEffect(() => {
    if (kind !== 'POP') window.scrollTo(0, 0);
  }, [pathname]);
}
