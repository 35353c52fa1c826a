import { ROUTE_NAMES, ROUTES, type RouteName } from '@kreda/site/routes';
import { type ComponentType, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Outlet, type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router';
import { type Loadable, useLoaded } from '../lib/loadable.ts';
import { reloadOnce } from '../lib/reload-once.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { MissingPageContext } from '../ui/missing-page.tsx';
import { keepToasts, resetToasts } from '../ui/toasts.tsx';
import { SignalHydrated } from './layout/disabled-until-hydrated.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { useT } from './messages.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { forgetFailedPages, pageOf } from './pages.ts';
import { RouteError } from './route-error.tsx';
import { RouteGuard } from './route-guard.tsx';
import { usePageView } from './use-page-view.ts';

function Page({ page }: { page: Loadable<ComponentType> }) {
  const Component = useLoaded(page);
  usePageView();
  return (
    <MissingPageContext value={<NotFoundPage />}>
      <Component />
    </MissingPageContext>
  );
}

/** A screen under both of its slugs: Polish and English addresses always resolve, whatever the language. */
function routesOf(name: RouteName): RouteObject[] {
  const { en, pl, guard } = ROUTES[name];
  const page = pageOf(name);
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

interface AppRouterProps {
  /** Wraps the screens in a router: by the browser's address, or by the request's when rendering on the server. */
  route: (screens: ReactNode) => ReactNode;
}

export function AppRouter({ route }: AppRouterProps) {
  return route(
    <ErrorBoundary onReset={forgetFailedPages} onError={reloadKeepingToasts} fallbackRender={showRouteError}>
      <Screens />
    </ErrorBoundary>,
  );
}

function showRouteError({ resetErrorBoundary }: FallbackProps) {
  return (
    <>
      <RouteError onRetry={resetErrorBoundary} />
      <SignalHydrated />
    </>
  );
}

function Screens() {
  useNavigationEffects();
  return useRoutes(SCREENS);
}

/** The page, or its loading or error state, below the header. */
function Screen() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      onReset={forgetFailedPages}
      onError={reloadKeepingToasts}
      fallbackRender={showRouteError}
      resetKeys={[pathname]}
    >
      <Suspense fallback={<LoadingScreen message={t('loading')} />}>
        <Outlet />
        <SignalHydrated />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A page that opens after a login, for example, has a message to show, which the reload must not swallow. */
const reloadKeepingToasts = (error: unknown) => reloadOnce(error, keepToasts);

/** Closes toasts when the address changes (specification, section 4), and scrolls a newly opened page to its top. */
function useNavigationEffects(): void {
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the trigger.
  useLayoutEffect(() => resetToasts, [pathname, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger.
  useLayoutEffect(() => {
    if (kind !== 'POP') window.scrollTo(0, 0);
  }, [pathname]);
}
